// Drawn on 24 by 24, with a line of the text's colour.
/** Filled shapes set their own fill. */
const solid = { fill: 'currentColor', stroke: 'none' } as const;
const heartPath =
  'M12 20.3S3.6 15.5 3.6 9.4A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.4 2.9c0 6.1-8.4 10.9-8.4 10.9Z';
const starPath = 'm12 3.4 2.7 5.5 6 .9-4.4 4.2 1 6-5.3-2.8L6.7 20l1-6-4.4-4.2 6-.9Z';
const bagPath = 'M5.2 8.5h13.6l.9 10.3a1.5 1.5 0 0 1-1.5 1.7H5.8a1.5 1.5 0 0 1-1.5-1.7Z';

export const back = <path d="M20 12H4.5m6.5-6.5L4.5 12l6.5 6.5" />;
export const cart = (
  <>
    <path d="M2.5 3.5h2.3a1 1 0 0 1 1 .8L8 15.5h10.2a1 1 0 0 0 1-.8l1.6-7.2H6.4" />
    <circle cx="9" cy="19.7" r="1.5" {...solid} />
    <circle cx="17.2" cy="19.7" r="1.5" {...solid} />
  </>
);
export const heart = <path d={heartPath} />;
export const heartFilled = <path d={heartPath} fill="currentColor" />;
export const search = (
  <>
    <circle cx="10.8" cy="10.8" r="6.8" />
    <path d="m20.5 20.5-4.9-4.9" />
  </>
);
export const user = (
  <>
    <circle cx="12" cy="8" r="4.2" />
    <path d="M4 20.5c.9-4 4.2-6 8-6s7.1 2 8 6" />
  </>
);
export const menu = <path d="M3.5 6.5h17m-17 5.5h17m-17 5.5h17" />;
export const filter = <path d="M3.5 6h17M6.5 12h11m-7.5 6h4" />;
export const location = (
  <>
    <path d="M12 21.5s7-6 7-11.7a7 7 0 1 0-14 0c0 5.7 7 11.7 7 11.7Z" />
    <circle cx="12" cy="9.8" r="2.6" />
  </>
);
export const grid = <path d="M4 4h6.5v6.5H4Zm9.5 0H20v6.5h-6.5ZM4 13.5h6.5V20H4Zm9.5 0H20V20h-6.5Z" />;
export const bag = (
  <>
    <path d={bagPath} />
    <path d="M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
  </>
);
export const store = (
  <>
    <path d="M4.5 3.5h15l1.5 5.3a2.9 2.9 0 0 1-3 2.7 2.9 2.9 0 0 1-3-2.5 2.9 2.9 0 0 1-3 2.5 2.9 2.9 0 0 1-3-2.5 2.9 2.9 0 0 1-3 2.5 2.9 2.9 0 0 1-3-2.7Z" />
    <path d="M4.5 11.5v8a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-8M9.5 20.5v-5h5v5" />
  </>
);
export const clock = (
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 7v5.3l3.3 2" />
  </>
);
export const mail = (
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.5 7 8.5 6 8.5-6" />
  </>
);
export const star = <path d={starPath} />;
export const starFilled = <path d={starPath} fill="currentColor" />;
export const chat = (
  <>
    <path d="M4 4.5h16a1.5 1.5 0 0 1 1.5 1.5v9.5A1.5 1.5 0 0 1 20 17h-8.5L6.5 21v-4H4a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 4 4.5Z" />
    <path d="M7.5 9.2h9m-9 3.6h5.5" />
  </>
);
export const tag = (
  <>
    <path d="M3.5 4.5a1 1 0 0 1 1-1h7.3a1.5 1.5 0 0 1 1 .4l7.6 7.6a1.5 1.5 0 0 1 0 2.1l-6.8 6.8a1.5 1.5 0 0 1-2.1 0l-7.6-7.6a1.5 1.5 0 0 1-.4-1Z" />
    <circle cx="8.3" cy="8.3" r="1.3" {...solid} />
  </>
);
export const ticket = (
  <>
    <path d="M3 6h18v3.8a2.3 2.3 0 0 0 0 4.4V18H3v-3.8a2.3 2.3 0 0 0 0-4.4Z" />
    <path d="M14.5 6.5v2m0 2.5v2m0 2.5v2" />
  </>
);
export const calendar = (
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M3.5 10h17M8 3v4m8-4v4" />
  </>
);

// Drawn on 24 by 24, with a line of the text's colour.
export const share = (
  <>
    <circle cx="6" cy="12" r="2.6" />
    <circle cx="17.5" cy="5.5" r="2.6" />
    <circle cx="17.5" cy="18.5" r="2.6" />
    <path d="m8.3 10.7 6.9-3.9m-6.9 6.5 6.9 3.9" />
  </>
);
export const copy = (
  <>
    <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
    <path d="M5 15.5h-.5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1V5" />
  </>
);
export const plus = <path d="M12 4.5v15M4.5 12h15" />;
export const minus = <path d="M4.5 12h15" />;
export const trash = (
  <path d="M4 6.5h16M9.5 6V4a.5.5 0 0 1 .5-.5h4a.5.5 0 0 1 .5.5v2M6 6.5l.9 12.6a1.5 1.5 0 0 0 1.5 1.4h7.2a1.5 1.5 0 0 0 1.5-1.4L18 6.5m-8 4v6m4-6v6" />
);
export const chevronDown = <path d="m5.5 9 6.5 6.5L18.5 9" />;
export const chevronUp = <path d="m5.5 15 6.5-6.5 6.5 6.5" />;
export const chevronRight = <path d="m9 5.5 6.5 6.5L9 18.5" />;
export const chevronLeft = <path d="M15 5.5 8.5 12l6.5 6.5" />;
export const close = <path d="m5.5 5.5 13 13m0-13-13 13" />;
export const check = <path d="m4.5 12.5 5 5 10-11" />;
export const checkCircle = (
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="m8 12.3 2.8 2.8L16 9.5" />
  </>
);
export const info = (
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 11.2v5m0-8.4v.1" />
  </>
);
export const warning = <path d="M12 4 2.8 19.7h18.4Zm0 6v4.5m0 2.7v.1" />;
export const enlarge = <path d="M14 4.5h5.5V10m0-5.5-6 6M10 19.5H4.500V14m0 5.500 6-6" />;

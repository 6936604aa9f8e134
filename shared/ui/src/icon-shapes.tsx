import type { ReactNode } from 'react';

/** Drawn on 24 by 24, with a line of the text's colour; what is filled says so itself. */
const solid = { fill: 'currentColor', stroke: 'none' } as const;

const heart = 'M12 20.3S3.6 15.5 3.6 9.4A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.4 2.9c0 6.1-8.4 10.9-8.4 10.9Z';
const star = 'm12 3.4 2.7 5.5 6 .9-4.4 4.2 1 6-5.3-2.8L6.7 20l1-6-4.4-4.2 6-.9Z';
const bag = 'M5.2 8.5h13.6l.9 10.3a1.5 1.5 0 0 1-1.5 1.7H5.8a1.5 1.5 0 0 1-1.5-1.7Z';

export const iconShapes = {
  back: <path d="M20 12H4.5m6.5-6.5L4.5 12l6.5 6.5" />,
  cart: (
    <>
      <path d="M2.5 3.5h2.3a1 1 0 0 1 1 .8L8 15.5h10.2a1 1 0 0 0 1-.8l1.6-7.2H6.4" />
      <circle cx="9" cy="19.7" r="1.5" {...solid} />
      <circle cx="17.2" cy="19.7" r="1.5" {...solid} />
    </>
  ),
  heart: <path d={heart} />,
  'heart-filled': <path d={heart} fill="currentColor" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.8" />
      <path d="m20.5 20.5-4.9-4.9" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4.2" />
      <path d="M4 20.5c.9-4 4.2-6 8-6s7.1 2 8 6" />
    </>
  ),
  menu: <path d="M3.5 6.5h17m-17 5.5h17m-17 5.5h17" />,
  chat: (
    <>
      <path d="M4 4.5h16a1.5 1.5 0 0 1 1.5 1.5v9.5A1.5 1.5 0 0 1 20 17h-8.5L6.5 21v-4H4a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 4 4.5Z" />
      <path d="M7.5 9.2h9m-9 3.6h5.5" />
    </>
  ),
  share: (
    <>
      <circle cx="6" cy="12" r="2.6" />
      <circle cx="17.5" cy="5.5" r="2.6" />
      <circle cx="17.5" cy="18.5" r="2.6" />
      <path d="m8.3 10.7 6.9-3.9m-6.9 6.5 6.9 3.9" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
      <path d="M5 15.5h-.5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1V5" />
    </>
  ),
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  minus: <path d="M4.5 12h15" />,
  trash: (
    <path d="M4 6.5h16M9.5 6V4a.5.5 0 0 1 .5-.5h4a.5.5 0 0 1 .5.5v2M6 6.5l.9 12.6a1.5 1.5 0 0 0 1.5 1.4h7.2a1.5 1.5 0 0 0 1.5-1.4L18 6.5m-8 4v6m4-6v6" />
  ),
  'chevron-down': <path d="m5.5 9 6.5 6.5L18.5 9" />,
  'chevron-up': <path d="m5.5 15 6.5-6.5 6.5 6.5" />,
  'chevron-right': <path d="m9 5.5 6.5 6.5L9 18.5" />,
  'chevron-left': <path d="M15 5.5 8.5 12l6.5 6.5" />,
  star: <path d={star} />,
  'star-filled': <path d={star} fill="currentColor" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  filter: <path d="M3.5 6h17M6.5 12h11m-7.5 6h4" />,
  sort: <path d="M7.5 4.5v15m0 0L4 16m3.5 3.5L11 16m5.5 3.5v-15m0 0L13 8m3.5-3.5L20 8" />,
  location: (
    <>
      <path d="M12 21.5s7-6 7-11.7a7 7 0 1 0-14 0c0 5.7 7 11.7 7 11.7Z" />
      <circle cx="12" cy="9.8" r="2.6" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5 10-11" />,
  'check-circle': (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="m8 12.3 2.8 2.8L16 9.5" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 11.2v5m0-8.4v.1" />
    </>
  ),
  warning: <path d="M12 4 2.8 19.7h18.4Zm0 6v4.5m0 2.7v.1" />,
  upload: (
    <path d="M12 16V4.5m0 0L7.5 9M12 4.5 16.5 9M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4" />
  ),
  download: (
    <path d="M12 4v11.5m0 0L7.5 11m4.5 4.5 4.5-4.5M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4" />
  ),
  image: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="8.7" cy="9.5" r="1.5" />
      <path d="m4 17 4.8-4.5 3.2 3 3.5-3.5 4.5 4.2" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 7v5.3l3.3 2" />
    </>
  ),
  ticket: (
    <>
      <path d="M3 6h18v3.8a2.3 2.3 0 0 0 0 4.4V18H3v-3.8a2.3 2.3 0 0 0 0-4.4Z" />
      <path d="M14.5 6.5v2m0 2.5v2m0 2.5v2" />
    </>
  ),
  store: (
    <>
      <path d="M4.5 3.5h15l1.5 5.3a2.9 2.9 0 0 1-3 2.7 2.9 2.9 0 0 1-3-2.5 2.9 2.9 0 0 1-3 2.5 2.9 2.9 0 0 1-3-2.5 2.9 2.9 0 0 1-3 2.5 2.9 2.9 0 0 1-3-2.7Z" />
      <path d="M4.5 11.5v8a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-8M9.5 20.5v-5h5v5" />
    </>
  ),
  bag: (
    <>
      <path d={bag} />
      <path d="M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </>
  ),
  truck: (
    <>
      <path d="M5 17.5H3a.5.5 0 0 1-.5-.5V6A1 1 0 0 1 3.5 5h10a1 1 0 0 1 1 1v11.5H9.5M14.5 9h3.3a1 1 0 0 1 .9.5l2.7 4.2v3.8h-2" />
      <circle cx="7.2" cy="17.8" r="2.1" />
      <circle cx="17.2" cy="17.8" r="2.1" />
    </>
  ),
  tag: (
    <>
      <path d="M3.5 4.5a1 1 0 0 1 1-1h7.3a1.5 1.5 0 0 1 1 .4l7.6 7.6a1.5 1.5 0 0 1 0 2.1l-6.8 6.8a1.5 1.5 0 0 1-2.1 0l-7.6-7.6a1.5 1.5 0 0 1-.4-1Z" />
      <circle cx="8.3" cy="8.3" r="1.3" {...solid} />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
      <path d="M3.5 10h17M8 3v4m8-4v4" />
    </>
  ),
  grid: <path d="M4 4h6.5v6.5H4Zm9.5 0H20v6.5h-6.5ZM4 13.5h6.5V20H4Zm9.5 0H20V20h-6.5Z" />,
  receipt: <path d="M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17Zm3.5 5h6m-6 4h6" />,
  lock: (
    <>
      <rect x="4.5" y="10.5" width="15" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3m-4 3.7v2.6" />
    </>
  ),
  logout: (
    <path d="M14 16.5v2.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 14 5v2.5M9.5 12h11m0 0L17 8.5m3.5 3.5L17 15.5" />
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  print: (
    <path d="M7 8V3.5h10V8M7 17.5H4.5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1H17M7 14h10v6.5H7Zm10-3.2h.1" />
  ),
  external: (
    <path d="M13.5 4h6.5v6.5M20 4l-9.5 9.5M17.5 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1h5" />
  ),
  facebook: (
    <path
      {...solid}
      d="M13.7 21.5v-8h2.7l.5-3.3h-3.2V8.1c0-1 .4-1.7 1.8-1.7H17V3.5c-.4-.1-1.3-.2-2.3-.2-2.5 0-4.1 1.5-4.1 4.3v2.6H7.8v3.3h2.8v8Z"
    />
  ),
  twitter: (
    <path
      {...solid}
      d="M17.6 3.5h3.1l-6.8 7.8 8 10.2h-6.2l-4.9-6.3-5.6 6.3H2.1l7.3-8.3L1.7 3.5h6.4l4.4 5.8Zm-1.1 16.1h1.7L7.1 5.3H5.3Z"
    />
  ),
  whatsapp: (
    <>
      <path d="M3 21l1.3-4.6A8.8 8.8 0 1 1 7.7 19.7Z" />
      <path
        {...solid}
        d="M9.2 7.3c.2 0 .5 0 .7.5l.7 1.7c.1.2 0 .5-.1.7l-.6.8c.6 1.2 1.7 2.2 3 2.8l.8-.9c.2-.2.4-.3.7-.2l1.7.8c.3.1.5.3.5.6 0 1.3-1 2.3-2.2 2.3-3.3-.2-6.7-3.4-7-6.8 0-1.2.7-2.3 1.8-2.3Z"
      />
    </>
  ),
  telegram: (
    <path
      {...solid}
      d="M21.7 4.2 18.6 19c-.2 1-.8 1.3-1.7.8l-4.6-3.4-2.3 2.2c-.3.3-.5.5-1 .5l.4-4.8 8.7-7.9c.4-.3-.1-.5-.6-.2L6.8 13l-4.6-1.5c-1-.3-1-1 .2-1.5l18-6.9c.8-.3 1.5.2 1.3 1.1Z"
    />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.8" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="1.2" {...solid} />
    </>
  ),
  youtube: (
    <path
      {...solid}
      d="M21.7 7.6a2.5 2.5 0 0 0-1.8-1.8C18.3 5.3 12 5.3 12 5.3s-6.3 0-7.9.5a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 1.9 12c0 1.5.1 3 .4 4.4a2.5 2.5 0 0 0 1.8 1.8c1.6.5 7.9.5 7.9.5s6.3 0 7.9-.5a2.5 2.5 0 0 0 1.8-1.8c.3-1.4.4-2.9.4-4.4s-.1-3-.4-4.4ZM10 15V9l5.2 3Z"
    />
  ),
  tokopedia: (
    <>
      <path d="M4.5 7.5h15v12a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1ZM8.5 7.5a3.5 3.5 0 0 1 7 0" />
      <circle cx="9.2" cy="13" r="2.2" />
      <circle cx="14.8" cy="13" r="2.2" />
      <path {...solid} d="m12 14.5 1 1.6h-2Z" />
    </>
  ),
  shopee: (
    <>
      <path d={bag} />
      <path d="M8.5 8.5C8.5 5.5 9.8 3.5 12 3.5s3.5 2 3.5 5m-1 3.5c-2.3-1.4-5-.8-4.8.9.2 1.8 5 1.2 4.9 3.4-.1 1.8-3 2.2-5.2.6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconShapes;

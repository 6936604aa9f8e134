// Drawn on 24 by 24, with a line of the text's colour.
/** Filled shapes set their own fill. */
const solid = { fill: 'currentColor', stroke: 'none' } as const;
const bagPath = 'M5.2 8.5h13.6l.9 10.3a1.5 1.5 0 0 1-1.5 1.7H5.8a1.5 1.5 0 0 1-1.5-1.7Z';

export const facebook = (
  <path
    {...solid}
    d="M13.7 21.5v-8h2.7l.5-3.3h-3.2V8.1c0-1 .4-1.7 1.8-1.7H17V3.5c-.4-.1-1.3-.2-2.3-.2-2.5 0-4.1 1.5-4.1 4.3v2.6H7.8v3.3h2.8v8Z"
  />
);
export const twitter = (
  <path
    {...solid}
    d="M17.6 3.5h3.1l-6.8 7.8 8 10.2h-6.2l-4.9-6.3-5.6 6.3H2.1l7.3-8.3L1.7 3.5h6.4l4.4 5.8Zm-1.1 16.1h1.7L7.1 5.3H5.3Z"
  />
);
export const whatsapp = (
  <>
    <path d="M3 21l1.3-4.6A8.8 8.8 0 1 1 7.7 19.7Z" />
    <path
      {...solid}
      d="M9.2 7.3c.2 0 .5 0 .7.5l.7 1.7c.1.2 0 .5-.1.7l-.6.8c.6 1.2 1.7 2.2 3 2.8l.8-.9c.2-.2.4-.3.7-.2l1.7.8c.3.1.5.3.5.6 0 1.3-1 2.3-2.2 2.3-3.3-.2-6.7-3.4-7-6.8 0-1.2.7-2.3 1.8-2.3Z"
    />
  </>
);
export const telegram = (
  <path
    {...solid}
    d="M21.7 4.2 18.6 19c-.2 1-.8 1.3-1.7.8l-4.6-3.4-2.3 2.2c-.3.3-.5.5-1 .5l.4-4.8 8.7-7.9c.4-.3-.1-.5-.6-.2L6.8 13l-4.6-1.5c-1-.3-1-1 .2-1.5l18-6.9c.8-.3 1.5.2 1.3 1.1Z"
  />
);
export const instagram = (
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.8" />
    <circle cx="12" cy="12" r="4" />
    <circle cx="17" cy="7" r="1.2" {...solid} />
  </>
);
export const youtube = (
  <path
    {...solid}
    d="M21.7 7.6a2.5 2.5 0 0 0-1.8-1.8C18.3 5.3 12 5.3 12 5.3s-6.3 0-7.9.5a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 1.9 12c0 1.5.1 3 .4 4.4a2.5 2.5 0 0 0 1.8 1.8c1.6.5 7.9.5 7.9.5s6.3 0 7.9-.5a2.5 2.5 0 0 0 1.8-1.8c.3-1.4.4-2.9.4-4.4s-.1-3-.4-4.4ZM10 15V9l5.2 3Z"
  />
);
export const tokopedia = (
  <>
    <path d="M4.5 7.5h15v12a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1ZM8.5 7.5a3.5 3.5 0 0 1 7 0" />
    <circle cx="9.2" cy="13" r="2.2" />
    <circle cx="14.8" cy="13" r="2.2" />
    <path {...solid} d="m12 14.5 1 1.6h-2Z" />
  </>
);
export const shopee = (
  <>
    <path d={bagPath} />
    <path d="M8.5 8.5C8.5 5.5 9.8 3.5 12 3.5s3.5 2 3.5 5m-1 3.5c-2.3-1.4-5-.8-4.8.9.2 1.8 5 1.2 4.9 3.4-.1 1.8-3 2.2-5.2.6" />
  </>
);

// Drawn on 24 by 24, with a line of the text's colour.
export const truck = (
  <>
    <path d="M5 17.5H3a.5.5 0 0 1-.5-.5V6A1 1 0 0 1 3.5 5h10a1 1 0 0 1 1 1v11.5H9.5M14.5 9h3.3a1 1 0 0 1 .9.5l2.7 4.2v3.8h-2" />
    <circle cx="7.2" cy="17.8" r="2.1" />
    <circle cx="17.2" cy="17.8" r="2.1" />
  </>
);
export const receipt = (
  <path d="M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17Zm3.5 5h6m-6 4h6" />
);
export const lock = (
  <>
    <rect x="4.5" y="10.5" width="15" height="10" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3m-4 3.7v2.6" />
  </>
);
export const logout = (
  <path d="M14 16.5v2.5a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5h7A1.5 1.5 0 0 1 14 5v2.5M9.5 12h11m0 0L17 8.5m3.5 3.5L17 15.5" />
);
export const print = (
  <path d="M7 8V3.5h10V8M7 17.5H4.5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1H17M7 14h10v6.5H7Zm10-3.2h.1" />
);
export const external = (
  <path d="M13.5 4h6.5v6.5M20 4l-9.5 9.5M17.5 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1h5" />
);
export const upload = (
  <path d="M12 16V4.5m0 0L7.5 9M12 4.5 16.5 9M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4" />
);
export const download = (
  <path d="M12 4v11.5m0 0L7.5 11m4.5 4.5 4.5-4.5M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4" />
);
export const image = (
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <circle cx="8.7" cy="9.5" r="1.5" />
    <path d="m4 17 4.8-4.5 3.2 3 3.5-3.5 4.5 4.2" />
  </>
);

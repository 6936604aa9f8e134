/** How often an order is asked for again whose next step is somebody else's, in milliseconds (spec 3 §9). */
export const ORDER_POLL_MS = 5000;

/** An answer about an order that is younger than this came with the page and is not fetched a second time. */
export const ORDER_FRESH_SECONDS = 5;

/** Poll interval of an order whose next step is not the shopper's, in milliseconds (spec 3 §9). */
export const ORDER_POLL_MS = 5000;

/** Poll interval of an open confirmation, which redirects when its order expires or is rejected; not urgent. */
export const CONFIRM_POLL_MS = 15_000;

/** An answer about an order younger than this was prefetched with the page and is not refetched. */
export const ORDER_FRESH_SECONDS = 5;

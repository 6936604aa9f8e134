export const NOT_FOUND = 404;
/** The status of a document whose data is unavailable, so that it is not cached or indexed as the page. */
export const UNAVAILABLE = 503;

/** A number behind a version: a browser asks for the version's files again, under addresses that it has not asked before. */
const RETRIED = /^(\/remotes\/[^/?]+\/[^/?~]+)~\d+\//;

/**
 * The address of a file that a browser asks for again. A browser does not send a second request for an address whose first one
 * hangs, so a retry adds a number to the version: `/remotes/checkout/7~2/cart.js`.
 */
export const withoutRetry = (url: string) => url.replace(RETRIED, '$1/');

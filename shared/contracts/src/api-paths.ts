/** Everything below these is answered by the API. */
const trees = ['/api', '/files', '/sandbox'];
/** Single addresses of the API; in the last one a store's username takes the place of the star. */
const addresses = ['/healthz', '/robots.txt', '/sitemap.xml', '/*/sitemap.xml'];

const escaped = (path: string) => path.replaceAll('.', '\\.').replaceAll('*', '[^/?#]+');
const apiPath = new RegExp(
  `^(?:(?:${trees.map(escaped).join('|')})(?:[/?#]|$)|(?:${addresses.map(escaped).join('|')})(?:[?#]|$))`,
);

/**
 * Whether the API answers an address, wherever it runs. The server in front hands on exactly these, and the API refuses to
 * start with a public route that is none of them.
 * @param url path with or without a query, or the pattern of a route
 */
export function isApiPath(url: string): boolean {
  return apiPath.test(url);
}

/** What each process says of itself. The server in front never hands these on. */
export const processPaths = {
  metrics: '/metrics',
  /** For a server in front that runs elsewhere: names of the stores that change, as lines of JSON without an end. */
  storeChanges: '/internal/store-changes',
} as const;

/**
 * Headers by which the server in front shows itself to an API elsewhere. They are set on every request that is handed on,
 * so that whatever a visitor sends under these names does not arrive.
 */
export const frontHeaders = {
  secret: 'x-lapak-secret',
  /** Network address of the visitor; counts only beside the secret. */
  visitorAddress: 'x-lapak-visitor-address',
} as const;

/** A line of the stream of changes; one that names nothing is a sign of life. */
export interface StoreChangeLine {
  /** Username of a store that has changed. */
  store?: string;
  /** Changes may have been missed: any store may have changed. */
  all?: true;
}

/** Longest pause between two lines, in ms. */
export const CHANGES_HEARTBEAT_MS = 3_000;

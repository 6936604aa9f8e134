/** Everything below these is answered by the API. */
const trees = ['/api', '/files', '/sandbox'];
/** Single addresses of the API; the first star in the last two is a store's username. */
const addresses = ['/healthz', '/robots.txt', '/sitemap.xml', '/*/sitemap.xml', '/*/sitemap/*.xml'];

const escaped = (path: string) => path.replaceAll('.', '\\.').replaceAll('*', '[^/?#]+');
const apiPath = new RegExp(
  `^(?:(?:${trees.map(escaped).join('|')})(?:[/?#]|$)|(?:${addresses.map(escaped).join('|')})(?:[?#]|$))`,
);

/**
 * Whether the API answers an address. The server in front forwards exactly these, and the API refuses to start with a
 * public route outside of them.
 * @param url path with or without a query, or the pattern of a route
 */
export function isApiPath(url: string): boolean {
  return apiPath.test(url);
}

/** Health and metrics of each process. The server in front never forwards these. */
export const processPaths = {
  metrics: '/metrics',
  /** For a server in front that runs elsewhere: an endless stream of changed stores, as lines of JSON. */
  storeChanges: '/internal/store-changes',
} as const;

/**
 * Headers by which the server in front authenticates itself to an API elsewhere. They are set on every forwarded
 * request, so that a visitor's own headers of these names are overwritten.
 */
export const frontHeaders = {
  secret: 'x-lapak-secret',
  /** Network address of the visitor; counts only beside the secret. */
  visitorAddress: 'x-lapak-visitor-address',
} as const;

/** A line of the stream of changes; one without content is a heartbeat. */
export interface StoreChangeLine {
  /** In the first line: the calls that the API answers, `GET /api/product/:id`. */
  calls?: readonly string[];
  /** Username of a store that has changed. */
  store?: string;
  /** Changes may have been missed: any store may have changed. */
  all?: true;
}

/** Longest pause between two lines, in ms. */
export const CHANGES_HEARTBEAT_MS = 3_000;

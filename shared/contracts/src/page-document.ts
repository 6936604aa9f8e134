import type { RemoteName } from './remote-modules.ts';
import type { RouteName } from './routes.ts';

/** One built version of a remote, as the browser loads it. */
export interface RemoteVersion {
  version: string;
  /** Address of its `mf-manifest.json`. */
  entry: string;
}

/** A remote in the document: its current version and the fallback. */
export interface RemoteRelease {
  current: RemoteVersion | null;
  lastGood: RemoteVersion | null;
}

export type RemoteReleases = Record<RemoteName, RemoteRelease>;

/** Where a browser asks what is deployed now; `?page=` has the path of its page. */
export const releasesPath = '/remotes/releases.json';

/** What is deployed now for a visitor. */
export interface CurrentReleases {
  /** Version of the shell. */
  host: string;
  remotes: RemoteReleases;
}

/** Ids of elements of the document: the page's root, data (`type="application/json"`), and the template of a painted one's scripts. */
export const documentIds = {
  root: 'root',
  state: 'lapak-state',
  releases: 'lapak-releases',
  scripts: 'lapak-scripts',
  /** Manifests by address: that of the page's remote. */
  manifests: 'lapak-manifests',
} as const;

/** The server's data in the document: the store's state, and whether the body is painted. */
export interface HandedOver {
  /** True when `#root` contains the rendered page, to be hydrated. */
  painted: boolean;
  /** Preloaded state of the store; empty without data. */
  state: Record<string, unknown>;
  /** True where the developer tools may load a remote from another entry. */
  overrides?: true;
}

/**
 * The entry of the `Server-Timing` header with which a document is sent that has its token: what a browser reports counts once for
 * a document. Unlike what stands in the document, it differs in each answer with a kept page.
 */
export const documentTokenEntry = 'document';

/** A browser's report of a failed remote. */
export interface RemoteFailure {
  remote: string;
  version: string;
  /**
   * `empty`: the page left nothing to see. `error` and `frozen`, an uncaught error and a task of many seconds, may have done no harm:
   * they withdraw no version, but keep it from being proven.
   */
  reason: 'entry' | 'module' | 'timeout' | 'render' | 'empty' | 'error' | 'frozen';
  /** For the log: the page's module, and the error. Addresses in it have no query. */
  page?: string;
  message?: string;
  stack?: string;
  /** Token of the document; a report without one is logged, and does not count against the version. */
  document?: string;
}

/** Longest texts of a report, in characters. */
export const failureLimits = { page: 80, message: 300, stack: 2000 } as const;

/** Longest token of a document, in characters. */
export const DOCUMENT_TOKEN_LENGTH = 400;

/**
 * A browser's report that a visit used a version: opened a page of it without a document of its own, put something into the cart, or
 * ordered. Each counts once for a document.
 */
export interface RemoteUse {
  what: 'opening' | 'cart' | 'order';
  remote: RemoteName;
  version: string;
  /** Token of the document; without one the use does not count. */
  document?: string;
}

/** A browser's report of a web vital; at an address that has no page, its name and value alone. */
export interface VitalReport {
  name: 'CLS' | 'INP' | 'LCP' | 'TTFB';
  /** ms; of CLS without a unit. */
  value: number;
  /** The page that was shown, and the version of the remote that rendered it. */
  route?: RouteName;
  remote?: RemoteName;
  version?: string;
  /** Whether the document was loaded for the page, or another page of the shop was there before it. */
  navigation?: 'load' | 'move';
}

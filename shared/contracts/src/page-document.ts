import type { RemoteName } from './remote-modules.ts';

/** One built version of a remote, as the browser needs to know it. */
export interface RemoteVersion {
  version: string;
  /** Address of the container's script. */
  entry: string;
  /** Global variable that the script defines. */
  globalName: string;
}

/** What the page carries about one remote: the version to use and the one to fall back to. */
export interface RemoteRelease {
  current: RemoteVersion | null;
  lastGood: RemoteVersion | null;
}

export type RemoteReleases = Record<RemoteName, RemoteRelease>;

/** Ids of the data elements (`type="application/json"`) in the document. */
export const documentIds = { root: 'root', state: 'lapak-state', releases: 'lapak-releases' } as const;

/** What the server hands over as data: the store's state, and whether the body is painted. */
export interface HandedOver {
  /** True when `#root` holds the rendered page, to be hydrated. */
  painted: boolean;
  /** Preloaded state of the store; empty when the server knew nothing. */
  state: Record<string, unknown>;
}

/** What a browser tells about a remote that failed. */
export interface RemoteFailure {
  remote: string;
  version: string;
  reason: 'entry' | 'module' | 'timeout' | 'render';
}

import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';

/**
 * Source of the remotes' pages: the federation runtime in a browser, a server bundle on the server. The host reaches
 * remotes only through it.
 */
export interface PageSource {
  /** Loads the page's module. Rejects with a `RemoteError` when neither the current nor the last good version works. */
  load: (id: RemoteModuleId) => Promise<PageModule>;
  /** The module when it is loaded already, else undefined; for rendering. */
  loaded: (id: RemoteModuleId) => PageModule | undefined;
  /**
   * Reports that the render of a module threw, and loads the page of another version. The same promise for the same module, so
   * that a render can wait for it. @returns null when no version is left
   */
  recover: (id: RemoteModuleId, broken: PageModule, error: unknown) => Promise<PageModule | null>;
  /** Asks what is deployed now and clears failures, so that the next load makes new requests. Never rejects. */
  retry: (id: RemoteModuleId) => Promise<void>;
}

/** Which versions of the remotes are shown. */
export interface PageVersions {
  /** The version of the remote that the loaded module is from; undefined before it is loaded. */
  versionOf: (id: RemoteModuleId) => string | undefined;
}

export class RemoteError extends Error {
  readonly id: RemoteModuleId;
  /** The shop has another shell by now: a reload of the document may bring what this one cannot get. */
  readonly isOutdated: boolean;

  constructor(id: RemoteModuleId, cause: unknown, isOutdated = false) {
    super(`the page ${id} could not be loaded`, { cause });
    this.name = 'RemoteError';
    this.id = id;
    this.isOutdated = isOutdated;
  }
}

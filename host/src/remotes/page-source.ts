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
   * Reports that the page's render threw. @returns true when another version is left: load and render again
   */
  demote: (id: RemoteModuleId) => boolean;
  /** Clears a failure, so that the next load retries. */
  reset: (id: RemoteModuleId) => void;
}

export class RemoteError extends Error {
  readonly id: RemoteModuleId;

  constructor(id: RemoteModuleId, cause: unknown) {
    super(`the page ${id} could not be loaded`, { cause });
    this.name = 'RemoteError';
    this.id = id;
  }
}

import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';

/**
 * Where the shell gets a remote's page from: the federation runtime in a browser, a server bundle on the server. This
 * is the only way from the host to a remote.
 */
export interface PageSource {
  /** Loads the page's module. Rejects with a `RemoteError` when neither the current nor the last good version works. */
  load: (id: RemoteModuleId) => Promise<PageModule>;
  /** The module when it is loaded already, else undefined; for rendering. */
  loaded: (id: RemoteModuleId) => PageModule | undefined;
  /**
   * Says that the page's render threw. True when another version is there to try: load and render again.
   */
  demote: (id: RemoteModuleId) => boolean;
  /** Forgets a failure, so that the next load really tries again. */
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

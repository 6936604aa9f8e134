import type { RemoteFailure, RemoteReleases, RemoteVersion } from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';
import { RemoteError, type PageSource } from './page-source.ts';

/** The part of the federation runtime that the shell uses. */
export interface Federation {
  /** Registers a version under a name of its own; `force` clears a failed load of it. */
  register: (name: string, version: RemoteVersion, force: boolean) => void;
  loadModule: (name: string, module: string) => Promise<unknown>;
}

interface Options {
  releases: RemoteReleases;
  federation: Federation;
  report: (failure: RemoteFailure) => void;
  /** Longest wait for one version, in ms. */
  timeoutMs: number;
}

class TimeoutError extends Error {}

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isPageModule(value: unknown): value is PageModule {
  return (
    typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function'
  );
}

const split = (id: RemoteModuleId) => {
  const [remote, module] = id.split('/') as [RemoteName, string];
  return { remote, module };
};

/**
 * Loads pages through Module Federation: the current version first, the last good one when that fails, each with its
 * own time limit. What failed once is not retried while another version is left, or until `reset`; a failing
 * page does not affect other pages. A version that times out counts as failed for all its pages, so that the time limit is
 * spent once.
 */
export function createFederatedPageSource({ releases, federation, report, timeoutMs }: Options): PageSource {
  const pages = new Map<RemoteModuleId, PageModule>();
  const loading = new Map<RemoteModuleId, Promise<PageModule>>();
  const failed = new Set<string>();
  const registered = new Set<string>();

  /** Every version has a name of its own, so that two can be loaded on one page. */
  const nameOf = (remote: string, version: RemoteVersion) => `${remote}@${version.version}`;

  const pageOf = (id: RemoteModuleId, version: RemoteVersion) => {
    const { remote, module } = split(id);
    return `${nameOf(remote, version)}/${module}`;
  };

  const versionsOf = (id: RemoteModuleId): RemoteVersion[] => {
    const { current, lastGood } = releases[split(id).remote];
    return [current, lastGood].filter((version) => version !== null);
  };

  const candidates = (id: RemoteModuleId): RemoteVersion[] =>
    versionsOf(id).filter(
      (version) => !failed.has(pageOf(id, version)) && !failed.has(nameOf(split(id).remote, version)),
    );

  async function loadVersion(id: RemoteModuleId, version: RemoteVersion): Promise<PageModule> {
    const { remote, module } = split(id);
    const name = nameOf(remote, version);
    if (!registered.has(name)) federation.register(name, version, false);
    registered.add(name);
    const loaded = await withTimeout(federation.loadModule(name, module), timeoutMs);
    if (!isPageModule(loaded)) throw new Error(`${name}/${module} is not a page`);
    return loaded;
  }

  async function loadAny(id: RemoteModuleId): Promise<PageModule> {
    const { remote } = split(id);
    // All versions failed before, perhaps in a preload without a connection: this is a new attempt.
    if (candidates(id).length === 0) reset(id);
    let cause: unknown = new Error(`no version of ${remote} is deployed`);
    for (const version of candidates(id)) {
      try {
        return await loadVersion(id, version);
      } catch (error) {
        cause = error;
        const timedOut = error instanceof TimeoutError;
        failed.add(timedOut ? nameOf(remote, version) : pageOf(id, version));
        report({ remote, version: version.version, reason: timedOut ? 'timeout' : 'module' });
      }
    }
    throw new RemoteError(id, cause);
  }

  function reset(id: RemoteModuleId): void {
    const { remote } = split(id);
    for (const version of versionsOf(id)) {
      const name = nameOf(remote, version);
      const page = failed.delete(pageOf(id, version));
      const whole = failed.delete(name);
      if (page || whole) federation.register(name, version, true);
    }
    pages.delete(id);
  }

  return {
    loaded: (id) => pages.get(id),
    load: (id) => {
      const page = pages.get(id);
      if (page) return Promise.resolve(page);
      const running = loading.get(id);
      if (running) return running;
      const started = loadAny(id)
        .then((loaded) => {
          pages.set(id, loaded);
          return loaded;
        })
        .finally(() => loading.delete(id));
      loading.set(id, started);
      return started;
    },
    demote: (id) => {
      const [version] = candidates(id);
      if (!version) return false;
      failed.add(pageOf(id, version));
      report({ remote: split(id).remote, version: version.version, reason: 'render' });
      pages.delete(id);
      return candidates(id).length > 0;
    },
    reset,
  };
}

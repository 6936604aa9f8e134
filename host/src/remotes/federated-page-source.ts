import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';
import { createDeployedVersions, splitId, type DeployedVersionsOptions } from './deployed-versions.ts';
import { RemoteError, type PageSource, type PageVersions } from './page-source.ts';
import { createVersionLoader, TimeoutError, type VersionLoaderOptions } from './version-loader.ts';

interface Options extends DeployedVersionsOptions, VersionLoaderOptions {
  /** How long the current version is awaited before the last good one is loaded besides, in ms. */
  fallbackAfterMs: number;
}

/**
 * Loads pages through Module Federation: the current version first, the last good one when that fails or is late; the first that
 * is there is shown. What failed once is not tried again while another version is left, or until `retry`; a failing
 * page does not affect other pages. A version that times out counts as failed for all its pages, so that the time limit is
 * spent once.
 */
export function createFederatedPageSource(options: Options): PageSource & PageVersions {
  const { fallbackAfterMs } = options;
  const versions = createDeployedVersions(options);
  const loader = createVersionLoader(options, versions);
  const pages = new Map<RemoteModuleId, PageModule>();
  const loading = new Map<RemoteModuleId, Promise<PageModule>>();
  let recoveries = new WeakMap<PageModule, Promise<PageModule | null>>();

  /** The page of the first version that is there. */
  async function loadFirst(id: RemoteModuleId): Promise<PageModule> {
    const [remote] = splitId(id);
    const [current, lastGood] = versions.candidates(id);
    if (!current) throw new Error(`no version of ${remote} is deployed`);
    const newest = loader.load(id, current);
    if (!lastGood) return newest;
    const early = await Promise.race([
      newest.catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), fallbackAfterMs)),
    ]);
    if (early) return early;
    const fallback = loader.load(id, lastGood).then((page) => {
      versions.fail(id, current, 'timeout', new TimeoutError(fallbackAfterMs));
      return page;
    });
    return Promise.race([newest.catch(() => fallback), fallback.catch(() => newest)]);
  }

  async function retry(id: RemoteModuleId): Promise<boolean> {
    const [remote] = splitId(id);
    const isNew = await versions.retry(remote);
    recoveries = new WeakMap();
    pages.delete(id);
    return isNew;
  }

  async function loadAny(id: RemoteModuleId): Promise<PageModule> {
    const [remote] = splitId(id);
    // All versions failed before, perhaps in a preload without a connection: this is a new attempt.
    if (versions.candidates(id).length === 0) await retry(id);
    try {
      return await loadFirst(id).catch(async (error: unknown) => {
        // A document that was opened before a deploy knows old versions only.
        if (await retry(id)) return loadFirst(id);
        throw error;
      });
    } catch (cause) {
      throw new RemoteError(id, cause, versions.isOutdated(remote));
    }
  }

  return {
    loaded: (id) => pages.get(id),
    versionOf: (id) => {
      const page = pages.get(id);
      const version = page && loader.versionOf(page);
      const [remote] = splitId(id);
      return version && !versions.isOverridden(remote, version) ? version.version : undefined;
    },
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
    recover: (id, broken, error) => {
      const known = recoveries.get(broken);
      if (known) return known;
      const shown = loader.versionOf(broken);
      if (shown) versions.fail(id, shown, 'render', error);
      const hasAnother = versions.candidates(id).length > 0;
      const another = hasAnother ? loadFirst(id).catch(() => null) : Promise.resolve(null);
      const recovery = another.then((page) => {
        if (page) pages.set(id, page);
        return page;
      });
      recoveries.set(broken, recovery);
      return recovery;
    },
    retry: async (id) => {
      await retry(id);
    },
  };
}

import type { RemoteFailure, RemoteRelease, RemoteReleases } from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';
import { RemoteError, type PageSource, type PageVersions } from './page-source.ts';
import { createRemoteVersions, split, TimeoutError } from './remote-versions.ts';
import { createVersionLoader, type VersionLoaderOptions } from './version-loader.ts';

/** What is deployed of a remote now, under addresses that were not requested before. */
export interface RenewedRelease {
  release: RemoteRelease;
  /** Whether it names a version that the one before did not. */
  isNew: boolean;
  /** Whether the shop has another shell by now. */
  isOutdated: boolean;
}

interface Options extends VersionLoaderOptions {
  releases: RemoteReleases;
  /** Asks for a remote's release anew; never rejects. @param attempt counts the retries of this document */
  renew: (remote: RemoteName, known: RemoteRelease, attempt: number) => Promise<RenewedRelease>;
  report: (failure: RemoteFailure, error: unknown) => void;
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
  const { renew, fallbackAfterMs } = options;
  const versions = createRemoteVersions(options.releases, options.report);
  const loader = createVersionLoader(versions, options);
  const pages = new Map<RemoteModuleId, PageModule>();
  const loading = new Map<RemoteModuleId, Promise<PageModule>>();
  let recoveries = new WeakMap<PageModule, Promise<PageModule | null>>();
  const outdated = new Set<RemoteName>();
  let attempts = 0;

  /** The page of the first version that is there. */
  async function loadFirst(id: RemoteModuleId): Promise<PageModule> {
    const [remote] = split(id);
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
      versions.fail(id, current, new TimeoutError(`no answer within ${fallbackAfterMs} ms`));
      return page;
    });
    return Promise.race([newest.catch(() => fallback), fallback.catch(() => newest)]);
  }

  async function retry(id: RemoteModuleId): Promise<boolean> {
    const [remote] = split(id);
    attempts += 1;
    const { release, isNew, isOutdated } = await renew(remote, versions.releaseOf(remote), attempts);
    versions.renew(remote, release);
    if (isOutdated) outdated.add(remote);
    recoveries = new WeakMap();
    pages.delete(id);
    return isNew;
  }

  async function loadAny(id: RemoteModuleId): Promise<PageModule> {
    const [remote] = split(id);
    // All versions failed before, perhaps in a preload without a connection: this is a new attempt.
    if (versions.candidates(id).length === 0) await retry(id);
    try {
      return await loadFirst(id).catch(async (error: unknown) => {
        // A document that was opened before a deploy knows old versions only.
        if (await retry(id)) return loadFirst(id);
        throw error;
      });
    } catch (cause) {
      throw new RemoteError(id, cause, outdated.has(remote));
    }
  }

  return {
    loaded: (id) => pages.get(id),
    versionOf: (id) => {
      const page = pages.get(id);
      const version = page && loader.versionOf(page);
      const [remote] = split(id);
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
      if (shown) versions.fail(id, shown, error, true);
      const another =
        versions.candidates(id).length > 0 ? loadFirst(id).catch(() => null) : Promise.resolve(null);
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

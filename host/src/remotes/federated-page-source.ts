import type {
  RemoteFailure,
  RemoteRelease,
  RemoteReleases,
  RemoteVersion,
} from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';
import { RemoteError, type PageSource, type PageVersions } from './page-source.ts';

/** The part of the federation runtime that the shell uses. */
export interface Federation {
  /** Registers a version under a name of its own. */
  register: (name: string, version: RemoteVersion) => void;
  loadModule: (name: string, module: string) => Promise<unknown>;
}

/** What is deployed of a remote now, under addresses that were not requested before. */
export interface RenewedRelease {
  release: RemoteRelease;
  /** Whether it names a version that the one before did not. */
  isNew: boolean;
  /** Whether the shop has another shell by now. */
  isOutdated: boolean;
}

interface Options {
  releases: RemoteReleases;
  federation: Federation;
  /** Asks for a remote's release anew; never rejects. @param attempt counts the retries of this document */
  renew: (remote: RemoteName, known: RemoteRelease, attempt: number) => Promise<RenewedRelease>;
  report: (failure: RemoteFailure, error: unknown) => void;
  /** How long the current version is awaited before the last good one is loaded besides, in ms. */
  patienceMs: number;
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

const split = (id: RemoteModuleId) => id.split('/') as [RemoteName, string];

/**
 * Loads pages through Module Federation: the current version first, the last good one when that fails or is late; the first that
 * is there is shown. What failed once is not tried again while another version is left, or until `retry`; a failing
 * page does not affect other pages. A version that times out counts as failed for all its pages, so that the time limit is
 * spent once.
 */
export function createFederatedPageSource(options: Options): PageSource & PageVersions {
  const { federation, renew, report, patienceMs, timeoutMs } = options;
  const releases = { ...options.releases };
  const pages = new Map<RemoteModuleId, PageModule>();
  const versionOf = new WeakMap<PageModule, RemoteVersion>();
  const loading = new Map<RemoteModuleId, Promise<PageModule>>();
  let recoveries = new WeakMap<PageModule, Promise<PageModule | null>>();
  const failed = new Set<string>();
  const registered = new Set<string>();
  /** Behind the names of a remote's versions: a retry has names of its own. */
  const suffixes: Partial<Record<RemoteName, string>> = {};
  const outdated = new Set<RemoteName>();
  let attempts = 0;

  /** Every version has a name of its own, so that two can be loaded on one page. */
  const nameOf = (remote: RemoteName, { version }: RemoteVersion) =>
    `${remote}@${version}${suffixes[remote] ?? ''}`;

  const candidates = (id: RemoteModuleId): RemoteVersion[] => {
    const [remote, module] = split(id);
    const { current, lastGood } = releases[remote];
    return [current, lastGood]
      .filter((version) => version !== null)
      .filter((version) => {
        const name = nameOf(remote, version);
        return !failed.has(name) && !failed.has(`${name}/${module}`);
      });
  };

  /** Counts a failure, once. */
  function fail(id: RemoteModuleId, version: RemoteVersion, name: string, error: unknown, isRender = false) {
    const [remote, module] = split(id);
    const isLate = error instanceof TimeoutError;
    if (failed.has(name) || failed.has(`${name}/${module}`)) return;
    failed.add(isLate ? name : `${name}/${module}`);
    const reason = isRender ? 'render' : isLate ? 'timeout' : 'module';
    report({ remote, version: version.version, reason, page: id }, error);
  }

  async function loadVersion(id: RemoteModuleId, version: RemoteVersion): Promise<PageModule> {
    const [remote, module] = split(id);
    const name = nameOf(remote, version);
    try {
      if (!registered.has(name)) federation.register(name, version);
      registered.add(name);
      const page = await withTimeout(federation.loadModule(name, module), timeoutMs);
      if (!isPageModule(page)) throw new Error(`${name}/${module} is not a page`);
      versionOf.set(page, version);
      return page;
    } catch (error) {
      fail(id, version, name, error);
      throw error;
    }
  }

  /** The page of the first version that is there. */
  async function loadFirst(id: RemoteModuleId): Promise<PageModule> {
    const [remote] = split(id);
    const [current, lastGood] = candidates(id);
    if (!current) throw new Error(`no version of ${remote} is deployed`);
    const newest = loadVersion(id, current);
    if (!lastGood) return newest;
    const early = await Promise.race([
      newest.catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
    ]);
    if (early) return early;
    const name = nameOf(remote, current);
    const fallback = loadVersion(id, lastGood).then((page) => {
      fail(id, current, name, new TimeoutError(`no answer within ${patienceMs} ms`));
      return page;
    });
    return Promise.race([newest.catch(() => fallback), fallback.catch(() => newest)]);
  }

  async function retry(id: RemoteModuleId): Promise<boolean> {
    const [remote] = split(id);
    attempts += 1;
    const suffix = `~${attempts}`;
    const { release, isNew, isOutdated } = await renew(remote, releases[remote], attempts);
    releases[remote] = release;
    suffixes[remote] = suffix;
    if (isOutdated) outdated.add(remote);
    recoveries = new WeakMap();
    pages.delete(id);
    return isNew;
  }

  async function loadAny(id: RemoteModuleId): Promise<PageModule> {
    const [remote] = split(id);
    // All versions failed before, perhaps in a preload without a connection: this is a new attempt.
    if (candidates(id).length === 0) await retry(id);
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
      return page && versionOf.get(page)?.version;
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
      const [remote] = split(id);
      const known = recoveries.get(broken);
      if (known) return known;
      const version = versionOf.get(broken);
      if (version) fail(id, version, nameOf(remote, version), error, true);
      const another = candidates(id).length > 0 ? loadFirst(id).catch(() => null) : Promise.resolve(null);
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

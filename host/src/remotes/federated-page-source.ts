import type {
  RemoteFailure,
  RemoteRelease,
  RemoteReleases,
  RemoteVersion,
} from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { remotesPlugin } from './remotes-plugin.ts';
import { RemoteError, type PageSource, type PageVersions } from './page-source.ts';

/** The part of the federation runtime that the shell uses. */
export type Federation = Pick<ModuleFederation, 'registerPlugins' | 'registerRemotes' | 'loadRemote'>;

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
  /** Manifests that the document has, by address. */
  manifests: Readonly<Record<string, unknown>>;
  /** Whether the developer tools may load a remote from another entry. */
  allowsOverrides: boolean;
  /** Asks for a remote's release anew; never rejects. @param attempt counts the retries of this document */
  renew: (remote: RemoteName, known: RemoteRelease, attempt: number) => Promise<RenewedRelease>;
  report: (failure: RemoteFailure, error: unknown) => void;
  /** How long the current version is awaited before the last good one is loaded besides, in ms. */
  fallbackAfterMs: number;
  /** Longest wait for one version, in ms. */
  timeoutMs: number;
}

const NONE: RemoteRelease = { current: null, lastGood: null };

class TimeoutError extends Error {}

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const split = (id: RemoteModuleId) => id.split('/') as [RemoteName, string];

/**
 * Loads pages through Module Federation: the current version first, the last good one when that fails or is late; the first that
 * is there is shown. What failed once is not tried again while another version is left, or until `retry`; a failing
 * page does not affect other pages. A version that times out counts as failed for all its pages, so that the time limit is
 * spent once.
 */
export function createFederatedPageSource(options: Options): PageSource & PageVersions {
  const { federation, renew, report, fallbackAfterMs, timeoutMs } = options;
  const releases: Partial<RemoteReleases> = { ...options.releases };
  const pages = new Map<RemoteModuleId, PageModule>();
  const versionOf = new WeakMap<PageModule, RemoteVersion>();
  const loading = new Map<RemoteModuleId, Promise<PageModule>>();
  let recoveries = new WeakMap<PageModule, Promise<PageModule | null>>();
  /** Entries of versions, and pages behind them: a retry has entries of its own. */
  const failed = new Set<string>();
  /** What is registered with the runtime, by name. */
  const registered = new Map<string, { remote: RemoteName; version: RemoteVersion }>();
  /** Names that the developer tools load from another entry. */
  const overridden = new Set<string>();
  const outdated = new Set<RemoteName>();
  let attempts = 0;

  const documentVersion = (remote: RemoteName) =>
    (options.releases as Partial<RemoteReleases>)[remote]?.current?.version;

  /** Every version has a name of its own, so that two can be loaded on one page; the document's has the remote's. */
  const nameOf = (remote: RemoteName, { version }: RemoteVersion) =>
    version === documentVersion(remote) ? remote : `${remote}@${version}`;

  const hasFailed = ({ entry }: RemoteVersion, module: string) =>
    failed.has(entry) || failed.has(`${entry} ${module}`);

  /** A remote that came after the document is asked for with the first retry. */
  const releaseOf = (remote: RemoteName) => releases[remote] ?? NONE;

  const candidates = (id: RemoteModuleId) => {
    const [remote, module] = split(id);
    const { current, lastGood } = releaseOf(remote);
    return [current, lastGood]
      .filter((version) => version !== null)
      .filter((version) => !hasFailed(version, module));
  };

  /** Counts a failure, once. */
  function fail(id: RemoteModuleId, version: RemoteVersion, error: unknown, isRender = false) {
    const [remote, module] = split(id);
    if (hasFailed(version, module)) return;
    const isLate = error instanceof TimeoutError;
    failed.add(isLate ? version.entry : `${version.entry} ${module}`);
    if (overridden.has(nameOf(remote, version))) return;
    const reason = isRender ? 'render' : isLate ? 'timeout' : 'module';
    report({ remote, version: version.version, reason, page: id }, error);
  }

  /** Makes a version known to the runtime; one that is retried in the place of the one before. @returns its name */
  function register(remote: RemoteName, version: RemoteVersion): string {
    const name = nameOf(remote, version);
    const known = registered.get(name);
    if (known?.version.entry !== version.entry) {
      registered.set(name, { remote, version });
      federation.registerRemotes([{ name, entry: version.entry }], { force: known !== undefined });
    }
    return name;
  }

  /** Loads a version's page; by the plugin the last good one when that fails. */
  async function loadVersion(id: RemoteModuleId, version: RemoteVersion): Promise<PageModule> {
    const [remote, module] = split(id);
    const name = register(remote, version);
    try {
      const page = await withTimeout(federation.loadRemote<PageModule>(`${name}/${module}`), timeoutMs);
      if (!page) throw new Error(`${name}/${module} is nothing`);
      if (!versionOf.has(page)) versionOf.set(page, version);
      return page;
    } catch (error) {
      fail(id, version, error);
      throw error;
    }
  }

  /** A module of the runtime could not be loaded: counts the failure, and takes the last good version. */
  function onFailure(request: string, error: unknown): Promise<PageModule> | undefined {
    const end = request.lastIndexOf('/');
    const [name, module] = [request.slice(0, end), request.slice(end + 1)];
    const known = registered.get(name);
    if (!known) return undefined;
    const id = `${known.remote}/${module}` as RemoteModuleId; // the runtime was asked for one
    fail(id, known.version, error);
    const { lastGood } = releaseOf(known.remote);
    if (!lastGood || known.version.version === lastGood.version) return undefined;
    return candidates(id).includes(lastGood) ? loadVersion(id, lastGood) : undefined;
  }

  federation.registerPlugins([
    remotesPlugin({
      manifests: options.manifests,
      entryOf: (name) => registered.get(name)?.version.entry,
      allowsOverrides: options.allowsOverrides,
      onOverride: (name) => overridden.add(name),
      onFailure,
    }),
  ]);

  /** The page of the first version that is there. */
  async function loadFirst(id: RemoteModuleId): Promise<PageModule> {
    const [remote] = split(id);
    const [current, lastGood] = candidates(id);
    if (!current) throw new Error(`no version of ${remote} is deployed`);
    const newest = loadVersion(id, current);
    if (!lastGood) return newest;
    const early = await Promise.race([
      newest.catch(() => null),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), fallbackAfterMs)),
    ]);
    if (early) return early;
    const fallback = loadVersion(id, lastGood).then((page) => {
      fail(id, current, new TimeoutError(`no answer within ${fallbackAfterMs} ms`));
      return page;
    });
    return Promise.race([newest.catch(() => fallback), fallback.catch(() => newest)]);
  }

  async function retry(id: RemoteModuleId): Promise<boolean> {
    const [remote] = split(id);
    attempts += 1;
    const { release, isNew, isOutdated } = await renew(remote, releaseOf(remote), attempts);
    for (const version of Object.values(releaseOf(remote)))
      for (const key of failed) if (version && key.startsWith(version.entry)) failed.delete(key);
    releases[remote] = release;
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
      const version = page && versionOf.get(page);
      const [remote] = split(id);
      return version && !overridden.has(nameOf(remote, version)) ? version.version : undefined;
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
      const shown = versionOf.get(broken);
      if (shown) fail(id, shown, error, true);
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

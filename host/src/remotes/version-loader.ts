import type { RemoteVersion } from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { splitId, type DeployedVersions } from './deployed-versions.ts';
import { remotesPlugin } from './remotes-plugin.ts';

/** The part of the federation runtime that the shell uses. */
export type Federation = Pick<ModuleFederation, 'registerPlugins' | 'registerRemotes' | 'loadRemote'>;

export interface VersionLoaderOptions {
  federation: Federation;
  /** Manifests that the document has, by address. */
  manifests: Readonly<Record<string, unknown>>;
  /** Whether the developer tools may load a remote from another entry. */
  allowsOverrides: boolean;
  /** Longest wait for one version, in ms. */
  timeoutMs: number;
}

export class TimeoutError extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(ms)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads pages of versions through the federation runtime, which it makes the versions known to. */
export function createVersionLoader(options: VersionLoaderOptions, versions: DeployedVersions) {
  const { federation, timeoutMs } = options;
  const versionOf = new WeakMap<PageModule, RemoteVersion>();
  /** What is registered with the runtime, by name. */
  const registered = new Map<string, { remote: RemoteName; version: RemoteVersion }>();

  /** Makes a version known to the runtime; one that is retried in the place of the one before. @returns its name */
  function register(remote: RemoteName, version: RemoteVersion): string {
    const name = versions.nameOf(remote, version);
    const known = registered.get(name);
    if (known?.version.entry !== version.entry) {
      registered.set(name, { remote, version });
      federation.registerRemotes([{ name, entry: version.entry }], { force: known !== undefined });
    }
    return name;
  }

  const fail = (id: RemoteModuleId, version: RemoteVersion, error: unknown) =>
    versions.fail(id, version, error instanceof TimeoutError ? 'timeout' : 'module', error);

  /** Loads a version's page; by the plugin the last good one when that fails. */
  async function load(id: RemoteModuleId, version: RemoteVersion): Promise<PageModule> {
    const [remote, module] = splitId(id);
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
    const { lastGood } = versions.releaseOf(known.remote);
    if (!lastGood || known.version.version === lastGood.version) return undefined;
    return versions.candidates(id).includes(lastGood) ? load(id, lastGood) : undefined;
  }

  federation.registerPlugins([
    remotesPlugin({
      manifests: options.manifests,
      entryOf: (name) => registered.get(name)?.version.entry,
      allowsOverrides: options.allowsOverrides,
      onOverride: versions.override,
      onFailure,
    }),
  ]);

  return {
    load,
    /** The version that a page was loaded from. */
    versionOf: (page: PageModule): RemoteVersion | undefined => versionOf.get(page),
  };
}

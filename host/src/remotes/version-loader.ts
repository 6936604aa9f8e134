import type { RemoteVersion } from '@lapak/contracts/page-document';
import type { RemoteModuleId, RemoteName } from '@lapak/contracts/remote-modules';
import type { PageModule } from '@lapak/runtime';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { split, TimeoutError, type RemoteVersions } from './remote-versions.ts';
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

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads pages of one version or another through the federation's runtime. */
export function createVersionLoader(
  versions: RemoteVersions,
  { federation, manifests, allowsOverrides, timeoutMs }: VersionLoaderOptions,
) {
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

  /** Loads a version's page; by the plugin the last good one when that fails. */
  async function load(id: RemoteModuleId, version: RemoteVersion): Promise<PageModule> {
    const [remote, module] = split(id);
    const name = register(remote, version);
    try {
      const page = await withTimeout(federation.loadRemote<PageModule>(`${name}/${module}`), timeoutMs);
      if (!page) throw new Error(`${name}/${module} is nothing`);
      if (!versionOf.has(page)) versionOf.set(page, version);
      return page;
    } catch (error) {
      versions.fail(id, version, error);
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
    versions.fail(id, known.version, error);
    const { lastGood } = versions.releaseOf(known.remote);
    if (!lastGood || known.version.version === lastGood.version) return undefined;
    return versions.candidates(id).includes(lastGood) ? load(id, lastGood) : undefined;
  }

  federation.registerPlugins([
    remotesPlugin({
      manifests,
      entryOf: (name) => registered.get(name)?.version.entry,
      allowsOverrides,
      onOverride: (name) => versions.override(name),
      onFailure,
    }),
  ]);

  return { load, versionOf: (page: PageModule) => versionOf.get(page) };
}

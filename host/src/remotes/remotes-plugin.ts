import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageModule } from '@lapak/runtime';

interface Options {
  /** Manifests that the document has, by address. */
  manifests: Readonly<Record<string, unknown>>;
  /** The entry that a remote is registered with. */
  entryOf: (name: string) => string | undefined;
  /** Whether the developer tools may load a remote from another entry than the document's. */
  allowsOverrides: boolean;
  /** A remote is loaded from another entry than it was registered with. */
  onOverride: (name: string) => void;
  /** A module could not be loaded. @returns the page to use instead, if there is one */
  onFailure: (id: string, error: unknown) => Promise<PageModule> | undefined;
}

function isPageModule(value: unknown): value is PageModule {
  return (
    typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function'
  );
}

const absolute = (address: string) => new URL(address, window.location.origin).href;

async function answeredManifest(url: string): Promise<Response> {
  const reply = await fetch(url);
  // The runtime reads whatever comes.
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
  return reply;
}

/** What the shop adds to the federation runtime (https://module-federation.io/plugin/dev/). */
export function remotesPlugin(options: Options): ModuleFederationRuntimePlugin {
  const manifests = new Map(
    Object.entries(options.manifests).map(([address, manifest]) => [absolute(address), manifest]),
  );
  return {
    name: 'lapak-remotes',
    fetch: (url) => {
      const known = manifests.get(url);
      return known ? Promise.resolve(new Response(JSON.stringify(known))) : answeredManifest(url);
    },
    // Runs after the developer tools' plugin, which changes the entry in `beforeRegisterRemote`.
    registerRemote: (registration) => {
      const { remote } = registration;
      const own = options.entryOf(remote.name);
      if (own === undefined || !('entry' in remote) || remote.entry === absolute(own)) return registration;
      if (options.allowsOverrides) options.onOverride(remote.name);
      else remote.entry = absolute(own);
      return registration;
    },
    // The document and `preload` load the files of a page ahead; the runtime would load style sheets a second time.
    beforePreloadRemote: ({ preloadOps }) => void preloadOps.splice(0),
    onLoad: ({ id, exposeModule }) => {
      if (!isPageModule(exposeModule)) throw new Error(`${id} is not a page`);
    },
    errorLoadRemote: ({ id, error, lifecycle }) =>
      lifecycle === 'onLoad' ? options.onFailure(id, error) : undefined,
  };
}

/**
 * For the remotes' own instances of the runtime, which share libraries with each other: what another remote has loaded is used,
 * what it only could load is not, since its files may be broken. A library that could not be loaded is asked for again by the
 * next load.
 */
export const sharedLibrariesPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'lapak-shared-libraries',
  resolveShare: (request) => {
    const { shareScopeMap, scope, pkgName, shareInfo, resolver } = request;
    request.resolver = () => {
      const found = resolver();
      const isOfOther = found && found.shared.from !== shareInfo.from;
      if (!isOfOther || found.shared.loaded || shareInfo.shareConfig.singleton) return found;
      const versions = ((shareScopeMap[scope] ??= {})[pkgName] ??= {});
      versions[shareInfo.version] = shareInfo;
      return { shared: shareInfo, useTreesShaking: false };
    };
    return request;
  },
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const { [pkgName]: versions = {} } of Object.values(shareScopeMap))
      for (const share of Object.values(versions)) if (!share.loaded) share.loading = null;
  },
});

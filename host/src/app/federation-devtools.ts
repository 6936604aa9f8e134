import { remoteModules, type RemoteName } from '@lapak/contracts/remote-modules';
import type { RemoteReleases } from '@lapak/contracts/page-document';

/** What the Module Federation panel of Chrome's developer tools reads, from `window.__FEDERATION__.moduleInfo`. */
interface ModuleInfo {
  version: string;
  remoteEntry: string;
  modules?: { moduleName: string; modulePath: string }[];
  remotesInfo?: Record<string, { matchedVersion: string }>;
}

declare global {
  // The federation runtime defines it, where a remote needs that.
  var __FEDERATION__: { moduleInfo: Record<string, ModuleInfo> } | undefined;
}

/**
 * Shows the remotes of the document, with version and entry, in the Module Federation panel of Chrome.
 */
export function showRemotes(releases: RemoteReleases): void {
  const { moduleInfo: shown } = (globalThis.__FEDERATION__ ??= { moduleInfo: {} });
  const remotesInfo: ModuleInfo['remotesInfo'] = {};
  for (const [remote, { current, lastGood }] of Object.entries(releases)) {
    if (current) remotesInfo[remote] = { matchedVersion: current.version };
    for (const release of [current, lastGood]) {
      if (!release) continue;
      shown[`${remote}:${release.version}`] = {
        version: release.version,
        remoteEntry: new URL(release.entry, window.location.href).href,
        modules: remoteModules[remote as RemoteName].map((name) => ({
          moduleName: name,
          modulePath: `./${name}`,
        })),
      };
    }
  }
  shown.lapak_host = { version: '', remoteEntry: '', remotesInfo };
}

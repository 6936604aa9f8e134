import { posix } from 'node:path';
import type { RemoteVersion } from '@lapak/contracts/page-document';
import { readManifest } from '@lapak/releases/version/federation-manifest';

/** A version as the server reads it. Documents omit the files: the container loads what a module needs. */
export interface BuiltVersion extends RemoteVersion {
  /** Module name to the addresses of the files that it needs. */
  modules: Record<string, { js: string[]; css: string[] }>;
}

/**
 * Reads a version folder's manifest. Throws, with the reason, when the manifest is missing, is garbage, or names files
 * that do not make a remote.
 * @param dir the version's folder
 * @param base address of that folder in a browser, without a slash at the end
 * @param bridge version of the federation bridge that the build states; builds that state none need the first
 */
export function readRemoteVersion(dir: string, base: string, version: string, bridge = 1): BuiltVersion {
  const manifest = readManifest(dir);
  // Files that several remotes use stand beside the versions' folders.
  const address = (file: string) => posix.join(base, file);
  return {
    version,
    entry: address(manifest.metaData.remoteEntry.name),
    globalName: manifest.metaData.globalName,
    bridge,
    modules: Object.fromEntries(
      manifest.exposes.map(({ name, assets }) => [
        name,
        { js: assets.js.sync.map(address), css: assets.css.sync.map(address) },
      ]),
    ),
  };
}

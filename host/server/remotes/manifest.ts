import type { RemoteVersion } from '@lapak/contracts/page-document';
import { MANIFEST_FILE, readManifest } from '@lapak/releases/version/federation-manifest';

/** A version as the server reads it. Documents omit the files: the container loads what a module needs. */
export interface BuiltVersion extends RemoteVersion {
  /** Address of the container's script. */
  script: string;
  /** The manifest, as JSON. */
  manifest: string;
  /** Module name to the addresses of the files that it needs. */
  modules: Record<string, { js: string[]; css: string[] }>;
}

/**
 * Reads a version folder's manifest. Throws, with the reason, when the manifest is missing, is garbage, or names files
 * that do not make a remote.
 * @param dir the version's folder
 * @param base address of that folder in a browser, without a slash at the end
 */
export function readRemoteVersion(dir: string, base: string, version: string): BuiltVersion {
  const manifest = readManifest(dir);
  const address = (file: string) => `${base}/${file}`;
  return {
    version,
    entry: address(MANIFEST_FILE),
    script: address(manifest.metaData.remoteEntry.name),
    manifest: JSON.stringify(manifest),
    modules: Object.fromEntries(
      manifest.exposes.map(({ name, assets }) => [
        name,
        { js: assets.js.sync.map(address), css: assets.css.sync.map(address) },
      ]),
    ),
  };
}

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RemoteVersion } from '@lapak/contracts/page-document';

/** A version as the server reads it. Documents omit the files: the container loads what a module needs. */
export interface BuiltVersion extends RemoteVersion {
  /** Module name to the addresses of the files that it needs. */
  modules: Record<string, { js: string[]; css: string[] }>;
}

interface FederationManifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[]; async: string[] } } }[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((v) => typeof v === 'string');

function isManifest(value: unknown): value is FederationManifest {
  const manifest = value as Partial<FederationManifest> | null;
  return (
    typeof manifest?.metaData?.globalName === 'string' &&
    typeof manifest.metaData.remoteEntry?.name === 'string' &&
    Array.isArray(manifest.exposes) &&
    manifest.exposes.every(
      (e) => typeof e?.name === 'string' && isTexts(e.assets?.js?.sync) && isTexts(e.assets?.css?.sync),
    )
  );
}

/**
 * Reads a version folder's manifest. Throws, with the reason, when the manifest is missing, is garbage, or names files
 * that do not make a remote.
 * @param dir the version's folder
 * @param base address of that folder in a browser, without a slash at the end
 */
export function readRemoteVersion(dir: string, base: string, version: string): BuiltVersion {
  const manifest: unknown = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${dir}/mf-manifest.json is not a federation manifest`);
  // Files that several remotes use stand beside the versions' folders.
  const address = (file: string) => posix.join(base, file);
  return {
    version,
    entry: address(manifest.metaData.remoteEntry.name),
    globalName: manifest.metaData.globalName,
    modules: Object.fromEntries(
      manifest.exposes.map(({ name, assets }) => [
        name,
        { js: assets.js.sync.map(address), css: assets.css.sync.map(address) },
      ]),
    ),
  };
}

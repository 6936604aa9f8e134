import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is used of a remote's `mf-manifest.json`; file names are relative to the version's folder. */
export interface FederationManifest {
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
 * Reads the manifest of a remote's version folder. Throws, with the reason, when it is missing, is garbage, or names files
 * that do not make a remote.
 */
export function readManifest(dir: string): FederationManifest {
  const file = join(dir, 'mf-manifest.json');
  const manifest = parsed(readFileSync(file, 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${file} is not a federation manifest`);
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

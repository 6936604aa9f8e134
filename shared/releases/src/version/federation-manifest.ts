import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in a remote's version folder. */
export const MANIFEST_FILE = 'mf-manifest.json';

/** What is used of a remote's manifest; file names are relative to the version's folder. */
export interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[]; async: string[] } } }[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((v) => typeof v === 'string');

function isManifest(value: unknown): value is FederationManifest {
  const manifest = value as Partial<FederationManifest> | null;
  return (
    typeof manifest?.metaData?.remoteEntry?.name === 'string' &&
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
  const file = join(dir, MANIFEST_FILE);
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

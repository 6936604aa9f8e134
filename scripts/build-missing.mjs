import { existsSync } from 'node:fs';
import { buildParts } from '../shared/tooling/deploy/build-parts.mjs';
import { versionDir } from '../shared/tooling/deploy/deploy-dir.mjs';
import { deployedParts } from '../shared/tooling/deploy/packages.mjs';
import { sourceVersion } from '../shared/tooling/deploy/source-version.mjs';

/** The parts of this checkout with the versions that their sources have. */
export const sourceVersions = () =>
  deployedParts().map((entry) => ({ ...entry, version: sourceVersion(entry.packageDir) }));

/** Builds those parts whose version folder is not there yet. */
export async function buildMissing(wanted = sourceVersions()) {
  const missing = wanted.filter(({ part, version }) => !existsSync(versionDir(part, version)));
  if (missing.length > 0) await buildParts(missing);
}

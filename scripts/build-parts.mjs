import { existsSync } from 'node:fs';
import { buildPackage } from '../shared/tooling/deploy/build-package.mjs';
import { versionDir } from '../shared/tooling/deploy/deploy-dir.mjs';
import { deployedParts } from '../shared/tooling/deploy/packages.mjs';
import { sourceVersion } from '../shared/tooling/deploy/source-version.mjs';

/** The parts of this checkout with the versions that their sources have. */
export const sourceVersions = () =>
  deployedParts().map((entry) => ({ ...entry, version: sourceVersion(entry.packageDir) }));

/** Builds those parts whose version folder is not there yet, two at a time. */
export async function buildMissing(wanted = sourceVersions()) {
  const queue = wanted.filter(({ part, version }) => !existsSync(versionDir(part, version)));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await buildPackage(next.packageDir, next.version);
  };
  await Promise.all([worker(), worker()]);
}

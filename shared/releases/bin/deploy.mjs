// npm run deploy -w mfe-NAME [-- --why TEXT]: builds the package, checks it, and gives it to all visitors.
// npm run deploy [-- --why TEXT]: the same for every part of this checkout, the host first.
import { basename } from 'node:path';
import { buildPackage } from '@lapak/tooling/deploy/build-package';
import { repositoryRoot } from '@lapak/tooling/deploy/deploy-dir';
import { deployedParts } from '@lapak/tooling/deploy/packages';
import { sourceVersion } from '@lapak/tooling/deploy/source-version';
import { runRelease } from './run-release.mjs';

const args = process.argv.slice(2);
const here = basename(process.cwd());
const all = deployedParts();
const own = all.filter(({ packageDir }) => packageDir === here);
const chosen = own.length > 0 ? own : all;

for (const { part, packageDir } of chosen.sort((one) => (one.part === 'host' ? -1 : 1))) {
  const version = sourceVersion(packageDir, repositoryRoot);
  await buildPackage(packageDir, version);
  process.exitCode = await runRelease(['deploy', part, version, ...args]);
  if (process.exitCode !== 0) break;
}

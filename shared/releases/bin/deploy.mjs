// npm run deploy -w mfe-NAME [-- --why TEXT]: builds the package, checks it, and gives it to all visitors.
// npm run deploy [-- --why TEXT]: the same for every part of this checkout, checked with each other.
import { basename } from 'node:path';
import { BuildError, buildParts } from '@lapak/tooling/deploy/build-parts';
import { sourceVersions } from '@lapak/tooling/deploy/source-version';
import { runRelease } from './run-release.mjs';

const args = process.argv.slice(2);
const all = sourceVersions();
const own = all.find(({ packageDir }) => packageDir === basename(process.cwd()));

try {
  await buildParts(own ? [own] : all);
  process.exitCode = await runRelease(own ? ['deploy', own.part, ...args] : ['deploy-all', ...args]);
} catch (error) {
  // The build has printed what is wrong.
  if (!(error instanceof BuildError)) throw error;
  console.error(`${error.message}; nothing was deployed`);
  process.exitCode = 1;
}

// npm run build -w PACKAGE: builds the package of the current folder as LAPAK_VERSION, or as the version of its sources.
import { basename } from 'node:path';
import { BuildError, buildParts } from './build-parts.mjs';
import { sourceVersion } from './source-version.mjs';

const packageDir = basename(process.cwd());
try {
  await buildParts([{ packageDir, version: process.env.LAPAK_VERSION ?? sourceVersion(packageDir) }]);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

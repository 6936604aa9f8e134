// npm run build: builds the parts of this checkout whose version folder is not there yet.
import { BuildError, buildParts } from '../shared/tooling/deploy/build-parts.mjs';
import { sourceVersions } from '../shared/tooling/deploy/source-version.mjs';

try {
  await buildParts(sourceVersions());
} catch (error) {
  // The build has printed what is wrong.
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

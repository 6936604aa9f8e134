// npm run build: builds the parts of this checkout whose version folder is not there yet.
import { BuildError } from '../shared/tooling/deploy/build-parts.mjs';
import { buildMissing } from './build-missing.mjs';

try {
  await buildMissing();
} catch (error) {
  // The build has printed what is wrong.
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

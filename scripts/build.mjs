// npm run build: builds the parts of this checkout whose version folder is not there yet.
import { BuildError } from '../shared/tooling/deploy/build-package.mjs';
import { buildMissing } from './build-parts.mjs';

try {
  await buildMissing();
} catch (error) {
  // The build has printed what is wrong.
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

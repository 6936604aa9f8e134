import { fileURLToPath } from 'node:url';
import { packages } from '@lapak/tooling/deploy/packages';
import { testTimeout } from '@lapak/tooling/jest/limits';

/** Every package of this checkout but e2e, which needs the built product. */
const tested = packages().filter((folder) => folder !== 'e2e');

/** One run over all packages: its workers are never more than the machine's cores, and none is idle before the end. */
export default {
  projects: await Promise.all(
    tested.map(async (folder) => {
      const own = await import(`./${folder}/jest.config.mjs`);
      return {
        ...own.default,
        rootDir: fileURLToPath(new URL(folder, import.meta.url)),
        displayName: folder,
      };
    }),
  ),
  // Jest takes it from here alone, whatever the packages say.
  testTimeout,
  // Suites leave memory behind: a worker that holds so much is replaced. Without it, collecting garbage around what they leave
  // took a third of the processor time of the API's suites (690 seconds instead of 440).
  workerIdleMemoryLimit: '512MB',
};

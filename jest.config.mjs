import { fileURLToPath } from 'node:url';
import { testTimeout } from '@lapak/tooling/jest/limits';

/** Every package but e2e, which needs the built product. */
const packages = [
  'shared/contracts',
  'shared/domain',
  'shared/forms',
  'shared/runtime',
  'shared/tooling',
  'shared/ui',
  'api',
  'host',
  'mfe-storefront',
  'mfe-checkout',
  'mfe-account',
  'mfe-events',
];

/** One run over all packages: its workers are never more than the machine's cores, and none is idle before the end. */
export default {
  projects: await Promise.all(
    packages.map(async (folder) => {
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
  // Suites leave memory behind, and collecting garbage around it made the last ones take four times as long as alone: a worker
  // that holds so much is replaced.
  workerIdleMemoryLimit: '512MB',
};

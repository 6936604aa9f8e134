import { lacking } from '@lapak/tooling/browsers/lacking';
import { testTimeout } from '@lapak/tooling/jest/limits';
import { nodePreset } from '@lapak/tooling/jest/node';

export default nodePreset({
  globals: { lackingInServedBrowsers: lacking },
  roots: ['<rootDir>/src'],
  globalSetup: '<rootDir>/src/support/global-setup.ts',
  globalTeardown: '<rootDir>/src/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/support/retry.ts'],
  maxWorkers: 1,
  // A story opens dozens of pages: twice the limit of other tests.
  testTimeout: 2 * testTimeout,
});

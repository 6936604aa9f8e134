import { lacking } from '@lapak/tooling/browsers/lacking';
import { nodePreset } from '@lapak/tooling/jest/node';

export default nodePreset({
  globals: { lackingInServedBrowsers: lacking },
  roots: ['<rootDir>/src'],
  globalSetup: '<rootDir>/src/support/global-setup.ts',
  globalTeardown: '<rootDir>/src/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/support/retry.ts'],
  maxWorkers: 1,
});

import { nodePreset } from '@lapak/tooling/jest/node';

export default nodePreset({
  roots: ['<rootDir>/src'],
  globalSetup: '<rootDir>/src/support/global-setup.ts',
  globalTeardown: '<rootDir>/src/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/support/retry.ts'],
  testTimeout: 120_000,
  maxWorkers: 1,
});

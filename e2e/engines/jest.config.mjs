import { nodePreset } from '@lapak/tooling/jest/node';

/** The story in other engines than Chromium: `npm run test:engines`. */
export default nodePreset({
  roots: ['<rootDir>'],
  globalSetup: '<rootDir>/../src/support/global-setup.ts',
  globalTeardown: '<rootDir>/../src/support/global-teardown.ts',
  // Puppeteer and what it uses are ES modules.
  transformIgnorePatterns: [],
  maxWorkers: 1,
});

import { fileURLToPath } from 'node:url';
import { bundledLibraries } from './bundled-libraries.mjs';
import { testTimeout } from './limits.mjs';
import { swcTransform, transformIgnorePatterns } from './transform.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Jest for packages with a screen: jsdom with fetch and streams, jest-dom matchers, CSS Modules by name.
 * @param {import('jest').Config} [own] what the package adds
 * @returns {import('jest').Config}
 */
export function reactPreset(own = {}) {
  return {
    testEnvironment: 'jest-fixed-jsdom',
    testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testTimeout,
    setupFilesAfterEnv: [here('./setup-react.mjs')],
    moduleNameMapper: {
      ...bundledLibraries,
      '\\.module\\.css$': 'identity-obj-proxy',
      '\\.css$': here('./empty.mjs'),
    },
    transform: swcTransform,
    transformIgnorePatterns,
    ...own,
  };
}

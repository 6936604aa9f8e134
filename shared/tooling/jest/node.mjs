import { bundledLibraries } from './bundled-libraries.mjs';
import { testTimeout } from './limits.mjs';
import { swcTransform, transformIgnorePatterns } from './transform.mjs';

/**
 * Jest for packages without a screen.
 * @param {import('jest').Config} [own] what the package adds
 * @returns {import('jest').Config}
 */
export function nodePreset(own = {}) {
  return {
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
    // Copies of the package that mutation tests work on.
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.cache/'],
    modulePathIgnorePatterns: ['<rootDir>/.cache/'],
    testTimeout,
    moduleNameMapper: bundledLibraries,
    transform: swcTransform,
    transformIgnorePatterns,
    ...own,
  };
}

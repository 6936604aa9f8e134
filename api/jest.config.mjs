import { nodePreset } from '@lapak/tooling/jest/node';

const preset = nodePreset();

/** Some load modules with `import()`, which jest's sandbox does not know: swc turns it into `require`. */
const dynamicImports = {
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
  module: { type: 'commonjs' },
  isModule: true,
};

export default {
  ...preset,
  // A look at a global is slow in jest's sandbox, and drizzle has thousands in a suite.
  sandboxInjectedGlobals: ['Object', 'Array', 'Symbol', 'JSON', 'Math'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@node-rs/argon2$': '<rootDir>/src/testing/quick-argon2.ts',
  },
  transform: {
    'node_modules/(@electric-sql/.+\\.cjs|rate-limiter-flexible/.+\\.js)$': ['@swc/jest', dynamicImports],
    ...preset.transform,
  },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@electric-sql|cookie|rate-limiter-flexible|'),
  ),
};

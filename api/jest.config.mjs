import { nodePreset } from '@lapak/tooling/jest/node';

const preset = nodePreset();

/** PGlite loads Node's modules with `import()`, which jest's sandbox does not know: swc turns it into `require`. */
const dynamicImports = {
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
  module: { type: 'commonjs' },
  isModule: true,
};

export default {
  ...preset,
  transform: { ...preset.transform, 'node_modules/@electric-sql/.+\\.cjs$': ['@swc/jest', dynamicImports] },
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@electric-sql|cookie|'),
  ),
};

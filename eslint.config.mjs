import js from '@eslint/js';
import globals from 'globals';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/node_modules/', 'deploy/', 'data/', '**/dist/', '**/coverage/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  // React is nowhere else.
  { files: ['{host,mfe-*,shared}/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.tsx', '**/src/**/*.ts'], languageOptions: { globals: { ...globals.browser } } },
  { files: ['**/*.test.mjs'], languageOptions: { globals: { ...globals.jest } } },
  { files: ['**/*.mjs', '**/*.cjs', 'e2e/bench/**', 'api/src/operator/**'], rules: { 'no-console': 'off' } },
);

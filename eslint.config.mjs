import css from '@eslint/css';
import js from '@eslint/js';
import { browserRules } from '@lapak/tooling/eslint/browser-rules';
import { knownCustomProperty } from '@lapak/tooling/eslint/known-custom-property';
import { textInOwnElement } from '@lapak/tooling/eslint/text-in-own-element';
import { styleRules } from '@lapak/tooling/eslint/style-rules';
import globals from 'globals';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const scripts = '**/*.{js,mjs,cjs,ts,tsx}';
const inBrowsers = '{host,mfe-*,shared/{ui,forms,ordering,runtime,domain,contracts}}/src/**/';

export default ts.config(
  { ignores: ['**/node_modules/', 'deploy/', 'data/', '**/dist/', '**/coverage/', '**/.cache/'] },
  { files: [scripts], extends: [js.configs.recommended, ...ts.configs.recommended] },
  // React is nowhere else.
  { files: ['{host,mfe-*,shared}/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    files: [scripts],
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: [scripts],
    ignores: ['**/*.test.{ts,tsx,mjs}'],
    rules: { 'max-lines-per-function': ['error', 100] },
  },
  { files: ['**/*.tsx'], ignores: ['**/*.test.tsx'], ...a11y.configs.recommended },
  { files: ['**/*.tsx', '**/src/**/*.ts'], languageOptions: { globals: { ...globals.browser } } },
  {
    files: [`${inBrowsers}*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    ...browserRules,
    rules: {
      ...browserRules.rules,
      'no-restricted-imports': [
        'error',
        {
          name: 'react-final-form',
          importNames: ['Field', 'useField'],
          message:
            'a field that is mounted again would lose what was typed: use useKeptField of @lapak/forms',
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'plain http addresses lack it: use v4 of uuid',
        },
      ],
    },
  },
  {
    files: ['{host,mfe-*,shared/*}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { screens: { rules: { 'text-in-own-element': textInOwnElement } } },
    rules: { 'screens/text-in-own-element': 'error' },
  },
  {
    files: [`${inBrowsers}*.css`],
    language: 'css/css',
    // Of CSS modules.
    languageOptions: { customSyntax: { properties: { composes: '<custom-ident>+ from <string>' } } },
    plugins: { css, tokens: { rules: { 'known-custom-property': knownCustomProperty } } },
    rules: styleRules,
  },
  { files: ['**/*.test.mjs'], languageOptions: { globals: { ...globals.jest } } },
  {
    files: ['**/*.mjs', '**/*.cjs', 'e2e/{bench,development}/**', 'api/src/operator/**'],
    rules: { 'no-console': 'off' },
  },
);

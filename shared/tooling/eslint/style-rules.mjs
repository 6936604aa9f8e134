import css from '@eslint/css';

/** Features of the served browsers, though all browsers had it only in 2022 or in some detail later. */
const served = {
  allowAtRules: ['layer'],
  allowProperties: [
    'accent-color',
    'appearance',
    'color-scheme',
    'outline',
    'resize',
    'scroll-behavior',
    'scroll-snap-type',
    // Safari has it with a prefix, which Lightning CSS adds.
    'user-select',
  ],
  allowPropertyValues: { 'overflow-wrap': ['anywhere'] },
  // Lightning CSS lowers nested rules.
  allowSelectors: ['focus-visible', 'nesting'],
};

/** Harmless where it is missing; essential styles (a focus) need an additional rule. */
const decoration = {
  // Margins of printed tickets; without named pages the browser's own margins stay.
  allowAtRules: ['page'],
  // Browsers without the question do not force colours.
  allowMediaConditions: ['forced-colors'],
  allowProperties: [
    'forced-color-adjust',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'page',
    'scrollbar-color',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
  ],
  allowSelectors: ['has'],
  // After the same in vh.
  allowUnits: ['dvh'],
};

/** What styles may use: what all browsers had before the oldest served ones came out in spring 2022, and a little more. */
export const styleRules = {
  ...css.configs.recommended.rules,
  // For what a reader's own settings ask: less motion, paper, forced colours.
  'css/no-important': 'off',
  // Those of all style sheets are known to the next rule.
  'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
  'tokens/known-custom-property': 'error',
  'css/use-baseline': [
    'error',
    {
      ...served,
      ...decoration,
      available: 2021,
      allowAtRules: [...served.allowAtRules, ...decoration.allowAtRules],
      allowProperties: [...served.allowProperties, ...decoration.allowProperties],
      allowSelectors: [...served.allowSelectors, ...decoration.allowSelectors],
    },
  ],
};

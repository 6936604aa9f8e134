import { noLackingApi } from './no-lacking-api.mjs';

/** What code for the served browsers may use, for sources and for what the build makes of them and of libraries. */
export const browserRules = {
  plugins: { browsers: { rules: { 'no-lacking-api': noLackingApi } } },
  rules: {
    'browsers/no-lacking-api': 'error',
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'Literal[regex.pattern=/\\(\\?<[=!]/], NewExpression[callee.name=RegExp] Literal[value=/\\(\\?<[=!]/]',
        message: 'Safari before 16.4 cannot read a script that looks behind in a regular expression',
      },
      {
        selector:
          'CallExpression[callee.name=lazy]:not([arguments.0.name=untilLoaded], :has(CallExpression[callee.property.name=catch]))',
        message:
          'a file that cannot be loaded would fail the whole page: use lazyPart of @lapak/ui/lazy-part, or lateComponent of @lapak/ui/late-file',
      },
      {
        selector: 'CallExpression[callee.property.name=toLocaleString][arguments.length<2]',
        message: 'a whole number is written by formatThousands of @lapak/domain/rupiah',
      },
      {
        selector: 'JSXOpeningElement[name.name=button] > JSXAttribute[name.name=disabled]',
        message:
          'a button that is disabled loses the focus: use Button, IconButton or pressProps of @lapak/ui',
      },
    ],
  },
};

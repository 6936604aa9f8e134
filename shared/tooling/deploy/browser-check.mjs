import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { browserRules } from '../eslint/browser-rules.mjs';

/** Harmless calls of libraries, with the reasons. */
const harmless = new Map([
  ['.startViewTransition', 'React: only for its experimental ViewTransition, and in a try'],
  ['.requestSubmit', 'Base UI: a method of its own context'],
  ['OffscreenCanvas', 'barcode-detector: in a try, before a canvas of the document'],
  ['OffscreenCanvasRenderingContext2D', 'barcode-detector: in the same try'],
  ['VideoFrame', 'barcode-detector: in a try'],
  ['Symbol.dispose', 'zxing-wasm: used only where it is'],
  ['.command', 'TipTap: a method of its own editor'],
  ['.findLast', "TipTap: core-js brings it where it is missing (the console's rich text)"],
  ['.component', 'ical.js: a property of its own events, and a variable of its parser'],
]);

const [restricted, ...selectors] = browserRules.rules['no-restricted-syntax'];

const configuration = {
  ...browserRules,
  // The newest language version that all served browsers parse, except for the rules below.
  languageOptions: { ecmaVersion: 2022, sourceType: 'script' },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  rules: {
    ...browserRules.rules,
    // In sources the compiler lowers them.
    'no-restricted-syntax': [
      restricted,
      ...selectors,
      { selector: 'StaticBlock', message: 'Safari before 16.4 has no static blocks of classes' },
    ],
  },
};

/**
 * Fails the build when a script for the browser, libraries included, uses syntax or calls an API that a served browser
 * lacks.
 * @param {string} dir
 */
export function checkBrowsers(dir) {
  const linter = new Linter();
  const problems = readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      linter
        .verify(readFileSync(join(dir, file), 'utf8'), configuration)
        .filter(({ message }) => !harmless.has(message.split(' ')[0]))
        .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`),
    );
  if (problems.length > 0) throw new Error(`Not for every served browser:\n${problems.join('\n')}`);
}

import { transform as compileStyles } from 'lightningcss';
import { transform as compileScript } from '@swc/core';
import { lacking } from './lacking.mjs';
import { oldestServed } from './served.mjs';
import { scriptTargets, styleTargets } from './targets.mjs';

const styles = (source) =>
  compileStyles({
    filename: 'a.css',
    code: Buffer.from(source),
    targets: styleTargets,
    minify: true,
  }).code.toString();

it('serves the phones of the browserslist', () => {
  expect(oldestServed()).toEqual({ chrome: 99, safari: 15.4, ios_saf: 15.4, firefox: 97, samsung: 18 });
});

it('writes media ranges as every served browser reads them', () => {
  expect(styles('@media (width >= 768px) { a { color: red } }')).toContain('(min-width:768px)');
});

it('lowers nested rules', () => {
  expect(styles('a { & b { color: red } }')).toBe('a b{color:red}');
});

it('keeps a height in vh ahead of the one in dvh', () => {
  expect(styles('a { max-height: 85vh; max-height: min(85vh, 85dvh) }')).toBe(
    'a{max-height:85vh;max-height:min(85vh,85dvh)}',
  );
});

it('compiles what a served browser cannot parse, and keeps what all can', async () => {
  const { code } = await compileScript(
    'export class A { #a = 1; static { f(); } b(c = 1) { return c ?? this.#a; } }',
    {
      env: { targets: scriptTargets, bugfixes: true },
    },
  );
  expect(code).not.toContain('static {');
  expect(code).toContain('#a = 1');
  expect(code).toContain('b(c = 1)');
});

it.each([
  ['URL.canParse', true], // Chrome 120, Safari 17
  ['Array.prototype.findLast', true], // Firefox 104
  ['AbortSignal.timeout', true],
  ['requestIdleCallback', true], // Safari
  ['Array.prototype.at', false],
  ['Object.hasOwn', false],
  ['structuredClone', false],
  ['Crypto.prototype.randomUUID', false],
])('knows of %s whether a served browser lacks it: %s', (path, isLacking) => {
  expect(lacking.includes(path)).toBe(isLacking);
});

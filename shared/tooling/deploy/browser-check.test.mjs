import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrowsers } from './browser-check.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-browsers-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const check = (source) => {
  writeFileSync(join(dir, 'main.js'), source);
  return () => checkBrowsers(dir);
};

it.each([
  ['a static function', 'URL.canParse("x")', 'URL.canParse'],
  ['a static function of a global object', 'window.AbortSignal.any([])', 'AbortSignal.any'],
  ['a built-in’s function', 'Object.groupBy([], f)', 'Object.groupBy'],
  ['a method of whatever object', 'a.toSorted()', '.toSorted'],
  ['a global function', 'requestIdleCallback(f)', 'requestIdleCallback'],
  ['a global class', 'new CompressionStream("gzip")', 'CompressionStream'],
  ['what is looked for elsewhere', 'function a() { if (Object.groupBy) b() } function b() { Object.groupBy([], f) }', 'Object.groupBy'],
  ['a static block', 'class A { static { f() } }', 'static blocks'],
  ['a look behind', '/(?<=a)b/.test(c)', 'looks behind'],
  ['a flag of regular expressions', '/[a&&b]/v.test(c)', 'Parsing error'],
])('refuses %s', (_, source, named) => {
  expect(check(source)).toThrow(named);
});

it.each([
  ['what all served browsers have', '[1].at(0); Object.hasOwn(a, "b"); structuredClone(a); class A { #x = 1; static y = 2 }'],
  ['what is looked for first', 'if (typeof requestIdleCallback !== "undefined") requestIdleCallback(f)'],
  ['what is looked for by name', '"requestIdleCallback" in window ? window.requestIdleCallback(f) : f()'],
  ['what is called only where it is', 'navigator.wakeLock?.request(); document.startViewTransition?.(f)'],
  ['a name that is declared', 'function scheduler() {} scheduler()'],
])('lets %s through', (_, source) => {
  expect(check(source)).not.toThrow();
});

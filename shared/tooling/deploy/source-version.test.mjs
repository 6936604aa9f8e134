import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceVersion } from './source-version.mjs';

let root;
const add = (file, text = `// ${file}\n`) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lapak-version-'));
  for (const file of ['package.json', 'package-lock.json', 'shared/ui/src/button.tsx']) add(file);
  for (const remote of ['mfe-events', 'mfe-account']) add(`${remote}/package.json`, '{ "version": "0.1.0" }');
});
afterEach(() => rmSync(root, { recursive: true }));

const version = (remote) => sourceVersion(remote, root);

it('is the same for the same sources', () => {
  expect(version('mfe-events')).toBe(version('mfe-events'));
});

it('holds the version of the package and is fit for a folder’s name', () => {
  expect(version('mfe-events')).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
});

it('differs from package to package', () => {
  expect(version('mfe-events')).not.toBe(version('mfe-account'));
});

it.each([
  ['mfe-events/src/page.ts', true],
  ['mfe-events/src/page.test.ts', false],
  ['mfe-events/src/testing/builders.ts', false],
  ['mfe-events/notes.md', false],
  ['shared/releases/src/parts.ts', false],
  ['shared/object-store/src/bucket.ts', false],
])('a new %s changes it: %s', (file, changes) => {
  const before = version('mfe-events');
  const other = version('mfe-account');
  add(file);
  expect(version('mfe-events') !== before).toBe(changes);
  expect(version('mfe-account')).toBe(other);
});

it('is changed for every package by what they share', () => {
  const before = version('mfe-events');
  add('shared/ui/src/button.tsx', '// another\n');
  expect(version('mfe-events')).not.toBe(before);
});

it('is the same in the checkout of one team', () => {
  const before = version('mfe-events');
  rmSync(join(root, 'mfe-account'), { recursive: true });
  expect(version('mfe-events')).toBe(before);
});

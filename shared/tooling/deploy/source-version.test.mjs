import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './deploy-dir.mjs';
import { sourceVersion } from './source-version.mjs';

const added = [];
function add(file) {
  const path = join(repositoryRoot, file);
  writeFileSync(path, `// ${file}\n`, { flag: 'wx' });
  added.push(path);
}
afterEach(() => {
  for (const path of added.splice(0)) rmSync(path);
});

it('is the same for the same sources', () => {
  expect(sourceVersion('mfe-events')).toBe(sourceVersion('mfe-events'));
});

it('holds the version of the package and is fit for a folder’s name', () => {
  expect(sourceVersion('mfe-events')).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
});

it('differs from package to package', () => {
  expect(sourceVersion('mfe-events')).not.toBe(sourceVersion('mfe-account'));
});

it.each([
  ['mfe-events/src/version-probe.ts', true],
  ['mfe-events/src/version-probe.test.ts', false],
  ['mfe-events/src/testing/version-probe.ts', false],
  ['mfe-events/version-probe.md', false],
])('a new %s changes it: %s', (file, changes) => {
  const before = sourceVersion('mfe-events');
  const other = sourceVersion('mfe-account');
  add(file);
  expect(sourceVersion('mfe-events') !== before).toBe(changes);
  expect(sourceVersion('mfe-account')).toBe(other);
});

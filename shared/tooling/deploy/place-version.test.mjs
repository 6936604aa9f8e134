import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeVersion } from './place-version.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-place-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function build(name) {
  const folder = join(dir, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'main.js'), name);
  return folder;
}

it('gives a build the name of its version', () => {
  placeVersion(build('1.building-7'), join(dir, 'host/1'));
  expect(readFileSync(join(dir, 'host/1/main.js'), 'utf8')).toBe('1.building-7');
});

it('keeps the faster one of two builds of a version', () => {
  const target = join(dir, '1');
  placeVersion(build('1.building-7'), target);
  placeVersion(build('1.building-8'), target);
  expect(readFileSync(join(target, 'main.js'), 'utf8')).toBe('1.building-7');
  expect(readdirSync(dir)).toEqual(['1']);
});

it('fails when there is nothing to place', () => {
  expect(() => placeVersion(join(dir, 'none'), join(dir, '1'))).toThrow('ENOENT');
  expect(existsSync(join(dir, '1'))).toBe(false);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activate, readRegistry, rollback, versionDir } from './registry-file.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-deploy-'));
  process.env.DEPLOY_DIR = dir;
});
afterEach(() => {
  delete process.env.DEPLOY_DIR;
  rmSync(dir, { recursive: true });
});

const build = (part, version) => mkdirSync(versionDir(part, version), { recursive: true });
const checkout = () => readRegistry().remotes.checkout;

it('starts empty', () => {
  expect(readRegistry()).toEqual({ host: null, remotes: {} });
});

it('makes a built version current, and the one before it the last good', () => {
  build('checkout', '1');
  build('checkout', '2');
  activate('checkout', '1');
  expect(checkout()).toEqual({ current: '1', lastGood: null });
  activate('checkout', '2');
  expect(checkout()).toEqual({ current: '2', lastGood: '1' });
});

it('keeps the last good version when the current one is made current again', () => {
  build('checkout', '1');
  build('checkout', '2');
  activate('checkout', '1');
  activate('checkout', '2');
  activate('checkout', '2');
  expect(checkout()).toEqual({ current: '2', lastGood: '1' });
});

it('rolls back to the last good version, and forward again', () => {
  for (const version of ['1', '2']) {
    build('checkout', version);
    activate('checkout', version);
  }
  rollback('checkout');
  expect(checkout()).toEqual({ current: '1', lastGood: '2' });
  rollback('checkout');
  expect(checkout()).toEqual({ current: '2', lastGood: '1' });
});

it('touches the entry of one part only', () => {
  build('host', 'h1');
  build('events', '5');
  build('checkout', '1');
  activate('host', 'h1');
  activate('events', '5');
  activate('checkout', '1');
  expect(readRegistry()).toEqual({
    host: 'h1',
    remotes: { events: { current: '5', lastGood: null }, checkout: { current: '1', lastGood: null } },
  });
});

it('refuses a version that is not built, and changes nothing', () => {
  build('checkout', '1');
  activate('checkout', '1');
  expect(() => activate('checkout', '9')).toThrow(/checkout 9 is not built/);
  expect(checkout()).toEqual({ current: '1', lastGood: null });
});

it.each(['checkout', 'nobody'])('refuses to roll %s back when there is no last good version', (remote) => {
  build('checkout', '1');
  activate('checkout', '1');
  expect(() => rollback(remote)).toThrow(/no last good version/);
});

it('leaves no half-written file behind', () => {
  build('checkout', '1');
  activate('checkout', '1');
  expect(readdirSync(dir).sort()).toEqual(['registry.json', 'remotes']);
});

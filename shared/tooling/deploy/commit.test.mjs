import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtCommit } from './commit.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-commit-'));
  mkdirSync(join(dir, 'mfe-checkout'));
  mkdirSync(join(dir, 'mfe-events'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const git = (...args) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trim();

function commitAll() {
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '--message', 'first');
  return git('rev-parse', 'HEAD');
}

it('names the commit, and is dirty by changes of what the package is built from', () => {
  writeFileSync(join(dir, 'mfe-checkout/page.ts'), 'one');
  const commit = commitAll();
  writeFileSync(join(dir, 'mfe-events/page.ts'), 'of another team');
  expect(builtCommit('mfe-checkout', dir)).toEqual({ commit, dirty: false });
  writeFileSync(join(dir, 'mfe-checkout/page.ts'), 'two');
  expect(builtCommit('mfe-checkout', dir)).toEqual({ commit, dirty: true });
});

it('knows no commit where there is no git', () => {
  expect(builtCommit('mfe-checkout', dir)).toEqual({ commit: null, dirty: false });
});

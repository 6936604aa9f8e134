import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveLastRelease } from './last-release.mjs';

let dir;
let commits;

const git = (...args) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trim();
function commit(name) {
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '--message', name);
  return git('rev-parse', 'HEAD');
}
const record = () => JSON.parse(readFileSync(join(dir, 'e2e/last-release.json'), 'utf8')).commit;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-last-release-'));
  mkdirSync(join(dir, 'e2e'));
  git('init', '--quiet');
  commits = ['first', 'second', 'third'].map(commit);
  writeFileSync(join(dir, 'e2e/last-release.json'), JSON.stringify({ commit: commits[1] }));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('records the newest commit of what is in use', () => {
  expect(moveLastRelease([commits[0], 'HEAD', commits[1]], dir)).toEqual({ from: commits[1], to: commits[2] });
  expect(record()).toBe(commits[2]);
});

it('never goes back, and takes no commit of another branch', () => {
  expect(() => moveLastRelease([commits[0]], dir)).toThrow('older than the last release');
  git('checkout', '--quiet', '-b', 'other');
  const elsewhere = commit('elsewhere');
  git('checkout', '--quiet', commits[2]);
  expect(() => moveLastRelease([commits[2], elsewhere], dir)).toThrow('not part of this branch');
  expect(record()).toBe(commits[1]);
});

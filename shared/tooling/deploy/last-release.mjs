import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './deploy-dir.mjs';

/** Names the commit whose host and checkout the browser tests run with today's, relative to the repository. */
const RECORD = 'e2e/last-release.json';

/**
 * Moves the record of the last release to the newest of the given commits.
 * @param {string[]} revisions what the parts in use were built from; commits or names of them
 * @returns {{ from: string, to: string }} the same when nothing was newer
 * @throws {Error} when one is not part of this branch, or all are older than the record
 */
export function moveLastRelease(revisions, root = repositoryRoot) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const contains = (newer, older) => git('rev-list', '--count', `${newer}..${older}`) === '0';

  const record = join(root, RECORD);
  const { commit: from } = JSON.parse(readFileSync(record, 'utf8'));
  const commits = revisions.map((revision) => git('rev-parse', '--verify', `${revision}^{commit}`));
  const foreign = commits.find((commit) => !contains('HEAD', commit));
  if (foreign) throw new Error(`${foreign} is not part of this branch`);
  const to = commits.reduce((newest, commit) => (contains(commit, newest) ? commit : newest));
  if (!contains(to, from)) throw new Error(`${to} is older than the last release, ${from}`);
  if (to !== from) writeFileSync(record, `{ "commit": "${to}" }\n`);
  return { from, to };
}

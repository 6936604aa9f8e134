import { execFileSync } from 'node:child_process';
import { repositoryRoot } from './deploy-dir.mjs';

/**
 * The commit that a package is built from.
 * @param {string} packageDir relative to the repository
 * @returns {{ commit: string | null, dirty: boolean }} `commit` is null without git; `dirty` when the package's sources differ from it
 */
export function builtCommit(packageDir, root = repositoryRoot) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('rev-parse', 'HEAD');
    const changes = git('status', '--porcelain', '--', packageDir, 'shared', 'package.json', 'package-lock.json');
    return { commit, dirty: changes !== '' };
  } catch {
    return { commit: null, dirty: false };
  }
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './deploy-dir.mjs';

/** Folders that a name of the workspaces means; `shared/*` and `mfe-*` are those that begin so. */
function foldersOf(root, workspace) {
  if (!workspace.endsWith('*')) return [workspace];
  const begin = workspace.slice(0, -1);
  const parent = begin.slice(0, begin.lastIndexOf('/') + 1);
  return readdirSync(join(root, parent))
    .map((name) => parent + name)
    .filter((folder) => folder.startsWith(begin))
    .sort();
}

/**
 * Folders of the packages in this checkout, relative to the repository. A team's checkout need not have all of them.
 * @param {string} [root]
 * @returns {string[]} for example `['shared/ui', 'mfe-checkout']`
 */
export function packages(root = repositoryRoot) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((workspace) => foldersOf(root, workspace))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * What of this checkout is deployed: the host and the remotes.
 * @param {string} [root]
 * @returns {{ part: string, packageDir: string }[]}
 */
export function deployedParts(root = repositoryRoot) {
  return packages(root)
    .filter((folder) => folder === 'host' || folder.startsWith('mfe-'))
    .map((folder) => ({ part: folder.replace(/^mfe-/, ''), packageDir: folder }));
}

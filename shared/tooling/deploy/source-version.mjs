import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './deploy-dir.mjs';
import { deployedParts } from './packages.mjs';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'testing', 'server']);
/** Packages that no bundle has anything of. */
const skippedPackages = new Set(['shared/object-store', 'shared/releases']);
const skippedFiles = /\.test\.[a-z]+$|\.md$|\.log$|^\./;

/** Every file below a folder that can end up in a bundle, as paths relative to the repository. */
function sources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skippedFolders.has(entry.name) || skippedPackages.has(path) ? [] : sources(root, path);
    return skippedFiles.test(entry.name) ? [] : [path];
  });
}

/**
 * Version of a package as built from the files on disk: its own version and a hash of every source that goes into
 * the bundle. The same sources give the same version, so a version folder is never written twice. It
 * needs the package and `shared/` alone, so that every checkout of them has it.
 * @param {string} packageDir relative to the repository
 * @param {string} [root] of the repository
 * @returns {string} for example `0.1.0-3f9c21ab40`
 */
export function sourceVersion(packageDir, root = repositoryRoot) {
  const hash = createHash('sha256');
  for (const file of [...sources(root, packageDir), ...sources(root, 'shared'), 'package.json', 'package-lock.json'].sort()) {
    hash.update(file).update('\0').update(readFileSync(join(root, file)));
  }
  const { version } = JSON.parse(readFileSync(join(root, packageDir, 'package.json'), 'utf8'));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** What of this checkout is deployed, with the versions that its sources have. */
export const sourceVersions = () =>
  deployedParts().map((entry) => ({ ...entry, version: sourceVersion(entry.packageDir) }));

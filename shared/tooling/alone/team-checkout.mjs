import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';
import { packages } from '../deploy/packages.mjs';

const leftOut = new Set(['node_modules', 'dist', 'coverage', '.cache', '.turbo']);

/**
 * Copies what a team of its own has: the folder of its remote, `shared/`, and the files beside them.
 * @param {string} packageDir for example `mfe-checkout`
 * @param {string} to an empty folder
 */
export function copyTeamCheckout(packageDir, to) {
  const files = readdirSync(repositoryRoot, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== '.git',
  );
  for (const name of [...files.map((file) => file.name), packageDir, 'shared']) {
    cpSync(join(repositoryRoot, name), join(to, name), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  }
}

/** Links what is installed in a folder of this checkout, except for the repository's own packages. */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@lapak') symlinkSync(join(from, name), join(to, name));
}

/** Gives a copy the installed packages of this checkout; the repository's own packages are those of the copy. */
export function linkPackages(to) {
  linkFolder(join(repositoryRoot, 'node_modules'), join(to, 'node_modules'));
  mkdirSync(join(to, 'node_modules/@lapak'));
  for (const folder of packages(to)) {
    symlinkSync(join(to, folder), join(to, 'node_modules/@lapak', basename(folder)));
    const own = join(repositoryRoot, folder, 'node_modules');
    if (existsSync(own)) linkFolder(own, join(to, folder, 'node_modules'));
  }
}

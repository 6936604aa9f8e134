import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from './deploy-dir.mjs';

const script = fileURLToPath(new URL('build.mjs', import.meta.url));

export class BuildError extends Error {}

/**
 * Builds a package in a process of its own, which the build needs for itself.
 * @param {string} packageDir relative to the repository
 * @param {string} version name of the version folder; nothing is built when that is there
 * @throws BuildError when the build failed, after it has printed why
 */
export function buildPackage(packageDir, version) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: join(repositoryRoot, packageDir),
      env: { ...process.env, NODE_ENV: 'production', LAPAK_VERSION: version },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new BuildError(`${packageDir} could not be built`)),
    );
  });
}

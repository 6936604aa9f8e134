import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of built versions and the registry: DEPLOY_DIR, or `deploy/` in the repository. */
export const deployDir = () => resolve(process.env.DEPLOY_DIR || resolve(repositoryRoot, 'deploy'));

/** Folder of one built version. */
export const versionDir = (part, version) =>
  part === 'host' ? join(deployDir(), 'host', version) : join(deployDir(), 'remotes', part, version);

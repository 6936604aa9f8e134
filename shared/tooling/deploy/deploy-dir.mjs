import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** `deploy/` in the repository. */
const ownDir = resolve(repositoryRoot, 'deploy');

/** Folder of built versions and the registry: DEPLOY_DIR, or `deploy/` in the repository. */
export const deployDir = () => resolve(process.env.DEPLOY_DIR || ownDir);

const versionIn = (dir, part, version) =>
  part === 'host' ? join(dir, 'host', version) : join(dir, 'remotes', part, version);

/** Folder of one built version. */
export const versionDir = (part, version) => versionIn(deployDir(), part, version);

/** Folder of a version that was built in the repository itself, as an image has it. */
export const ownVersionDir = (part, version) => versionIn(ownDir, part, version);

import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployDir, ownVersionDir, repositoryRoot, versionDir } from './deploy-dir.mjs';
import { placeVersion } from './place-version.mjs';

export class BuildError extends Error {}

const partOf = ({ packageDir }) => packageDir.replace(/^mfe-/, '');

const fileCount = ({ packageDir }) =>
  readdirSync(join(repositoryRoot, packageDir, 'src'), { recursive: true }).length;

/** Whether the version is there, or was built in the repository and is copied: an image has no tools that build. */
function isThere(entry) {
  const target = versionDir(partOf(entry), entry.version);
  const built = ownVersionDir(partOf(entry), entry.version);
  if (!existsSync(target) && existsSync(built)) {
    const copy = `${target}.copying-${process.pid}`;
    cpSync(built, copy, { recursive: true });
    placeVersion(copy, target);
  }
  return existsSync(target);
}

/**
 * Builds packages in processes of their own, two at a time. A process builds several, as the tools are quicker when they are warm.
 * @param {{ packageDir: string, version: string }[]} parts
 *   packageDir: relative to the repository; version: name of the version folder; nothing is done when that is there
 * @throws BuildError when one cannot be built, after the others are done; what is wrong has been printed by then
 */
export async function buildParts(parts) {
  // The largest first: one that is begun last would be built alone.
  const missing = parts.filter((entry) => !isThere(entry)).sort((a, b) => fileCount(b) - fileCount(a));
  if (missing.length === 0) return;
  const { Worker } = await import('jest-worker');
  const worker = new Worker(fileURLToPath(new URL('build-part.mjs', import.meta.url)), {
    exposedMethods: ['buildPart'],
    numWorkers: Math.min(2, missing.length),
    forkOptions: {
      cwd: repositoryRoot,
      execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production', DEPLOY_DIR: deployDir() },
    },
  });
  worker.getStdout().pipe(process.stdout);
  worker.getStderr().pipe(process.stderr);
  const failed = [];
  const build = async ({ packageDir, version }) => {
    try {
      await worker.buildPart({ packageDir, version });
    } catch (error) {
      console.error(error.message);
      failed.push(packageDir);
    }
  };
  await Promise.all(missing.map(build));
  await worker.end();
  if (failed.length > 0) throw new BuildError(`${failed.join(', ')} could not be built`);
}

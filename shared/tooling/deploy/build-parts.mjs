import { fileURLToPath } from 'node:url';
import { Worker } from 'jest-worker';
import { deployDir, repositoryRoot } from './deploy-dir.mjs';

export class BuildError extends Error {}

/**
 * Builds packages in processes of their own, two at a time. A process builds several, as the tools are quicker when they are warm.
 * @param {{ packageDir: string, version: string }[]} parts
 *   packageDir: relative to the repository; version: name of the version folder; nothing is built when that is there
 * @throws BuildError when one cannot be built, after the others are done; what is wrong has been printed by then
 */
export async function buildParts(parts) {
  const worker = new Worker(fileURLToPath(new URL('build-part.mjs', import.meta.url)), {
    exposedMethods: ['buildPart'],
    numWorkers: Math.min(2, parts.length),
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
  await Promise.all(parts.map(build));
  await worker.end();
  if (failed.length > 0) throw new BuildError(`${failed.join(', ')} could not be built`);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from './product.ts';

const run = promisify(execFile);

/** Runs the release command on a deploy directory. */
export async function release(deployDir: string, ...args: string[]): Promise<void> {
  const script = ['--import', 'tsx', 'shared/releases/bin/release.mjs'];
  await run(process.execPath, [...script, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, DEPLOY_DIR: deployDir, RELEASE_BY: 'e2e' },
  });
}

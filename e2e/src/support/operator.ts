import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot, runningProduct } from './product.ts';

const run = promisify(execFile);

/** Runs the operator command against the running product, as a seller's support would. */
export async function operator(...args: string[]): Promise<string> {
  const { dataDir, origin } = runningProduct();
  const { stdout } = await run('npm', ['run', '-s', 'operator', '--', ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: origin, LOG_LEVEL: 'warn' },
  });
  return stdout;
}

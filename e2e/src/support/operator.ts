import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot, runningProduct, type RunningProduct } from './product.ts';

const run = promisify(execFile);

/** Runs the operator command against a product, as a seller's support would. */
export async function operatorOf(
  { dataDir, origin }: Pick<RunningProduct, 'dataDir' | 'origin'>,
  ...args: string[]
): Promise<string> {
  const { stdout } = await run('npm', ['run', '-s', 'operator', '--', ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: origin, LOG_LEVEL: 'warn' },
  });
  return stdout;
}

/** Runs the operator command against the product of the whole run. */
export const operator = (...args: string[]) => operatorOf(runningProduct(), ...args);

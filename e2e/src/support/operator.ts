import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot, runningProduct, type RunningProduct } from './product.ts';

const run = promisify(execFile);

/** The operator command of a running product, as a seller's support would run it. */
export const operatorOf =
  ({ dataDir, origin }: Pick<RunningProduct, 'dataDir' | 'origin'>) =>
  async (...args: string[]): Promise<string> => {
    // Reports are written where it is run.
    const { stdout } = await run(
      'npm',
      ['--prefix', repositoryRoot, 'run', '-s', 'operator', '--', ...args],
      {
        cwd: dataDir,
        env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: origin, LOG_LEVEL: 'warn' },
      },
    );
    return stdout;
  };

/** Runs the operator command against this run's product. */
export const operator = (...args: string[]): Promise<string> => operatorOf(runningProduct())(...args);

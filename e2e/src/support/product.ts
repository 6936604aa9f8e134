import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The running product, as the tests use it. */
export interface RunningProduct {
  origin: string;
  dataDir: string;
  /** Versions and registry of this run alone; rewriting them deploys only here. */
  deployDir: string;
  /** The id of the server's own process. */
  pid: number;
}

const START_WITHIN_MS = 120_000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * A deploy directory of its own whose version folders are those of the repository. It has no registry: the start
 * deploys what the sources are, whatever is deployed in the repository.
 */
function borrowDeployment(): string {
  execFileSync('npm', ['run', '-s', 'build'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const built = join(repositoryRoot, 'deploy');
  const own = mkdtempSync(join(tmpdir(), 'lapak-e2e-deploy-'));
  for (const part of ['host', ...readdirSync(join(built, 'remotes')).map((name) => `remotes/${name}`)]) {
    mkdirSync(join(own, part), { recursive: true });
    for (const version of readdirSync(join(built, part)))
      symlinkSync(join(built, part, version), join(own, part, version));
  }
  return own;
}

async function untilHealthy(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + START_WITHIN_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const healthy = await fetch(`${origin}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server was not healthy within ${START_WITHIN_MS} ms:\n${output()}`);
}

/** The options of node and the script that `npm start` runs; run without npm, the product is our own child. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

interface Started {
  pid: number;
  stop: () => Promise<void>;
}

interface ProcessOptions {
  /** The options of node and the script. */
  script: string[];
  origin: string;
  settings: NodeJS.ProcessEnv;
  /** Removed when it is stopped. */
  folders: string[];
  /** The checkout; this repository unless given. */
  cwd?: string;
  /** Id of the account that runs it, and of its group. */
  user?: number;
}

/** Starts a process of our own and waits until it is healthy. */
export async function startProcess(options: ProcessOptions): Promise<Started> {
  const { script, origin, settings, folders, cwd = repositoryRoot, user } = options;
  const child = spawn(process.execPath, script, {
    cwd,
    ...(user !== undefined && { uid: user, gid: user }),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      PUBLIC_URL: origin,
      // All shoppers of this run have one address.
      RATE_LIMIT_FACTOR: '1000',
      HOLD_LIMIT_FACTOR: '1000',
      // A busy test machine is not an overloaded shop.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      // The tests say what is deployed, also when it fails.
      WITHDRAW_AFTER_FAILURES: '0',
      PROVEN_AFTER_MINUTES: '100000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  // A run that is ended early must not leave its server behind.
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);

  const stop = async () => {
    process.off('exit', endWithUs);
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(timer);
    }
    for (const dir of folders) rmSync(dir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(origin, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: child.pid ?? 0, stop };
}

const dataFolder = () => mkdtempSync(join(tmpdir(), 'lapak-e2e-data-'));

/**
 * Builds what is missing and starts the product as `npm start` does, on a free port and an empty data folder.
 * @param settings environment variables for this run besides; `PORT`, `DATA_DIR` and `DEPLOY_DIR` take the place of its own
 */
export async function startProduct(
  settings: NodeJS.ProcessEnv = {},
): Promise<{ product: RunningProduct; stop: () => Promise<void> }> {
  const deployDir = settings.DEPLOY_DIR ?? borrowDeployment();
  const dataDir = settings.DATA_DIR ?? dataFolder();
  const origin = `http://localhost:${settings.PORT ?? (await freePort())}`;
  const { pid, stop } = await startProcess({
    script: startArguments(),
    origin,
    settings: { ...settings, DATA_DIR: dataDir, DEPLOY_DIR: deployDir },
    folders: [
      ...(settings.DATA_DIR === undefined ? [dataDir] : []),
      ...(settings.DEPLOY_DIR === undefined ? [deployDir] : []),
    ],
  });
  return { product: { origin, dataDir, deployDir, pid }, stop };
}

/**
 * Starts the API alone, as `npm start -w api` does, on a free port.
 * @param settings environment variables besides; without `DATA_DIR` the data folder is an empty one, removed when it is stopped
 * @param cwd another checkout
 */
export async function startApi(settings: NodeJS.ProcessEnv, cwd = repositoryRoot) {
  const dataDir = settings.DATA_DIR ?? dataFolder();
  const origin = `http://localhost:${await freePort()}`;
  const script = ['--import', 'tsx', 'api/src/server.ts'];
  const { stop } = await startProcess({
    script,
    origin,
    cwd,
    settings: { ...settings, DATA_DIR: dataDir },
    folders: settings.DATA_DIR === undefined ? [dataDir] : [],
  });
  return { origin, dataDir, stop };
}

const KEY = 'LAPAK_E2E_PRODUCT';

export function announceProduct(product: RunningProduct): void {
  process.env[KEY] = JSON.stringify(product);
}

export const isProductAnnounced = () => process.env[KEY] !== undefined;

/** The product that this run started. */
export function runningProduct(): RunningProduct {
  const text = process.env[KEY];
  if (!text) throw new Error('the product was not started');
  return JSON.parse(text) as RunningProduct;
}

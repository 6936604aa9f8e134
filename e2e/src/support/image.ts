import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, repositoryRoot, startArguments, startProcess, type RunningProduct } from './product.ts';

/** The account `nobody` of Linux; only root can start a process as somebody else. */
const NOBODY = 65534;
const user = process.getuid?.() === 0 ? NOBODY : undefined;

/** A folder in which the account that runs the image may write. */
function ownedFolder(path: string): string {
  mkdirSync(path);
  if (user !== undefined) chownSync(path, user, user);
  return path;
}

/**
 * Makes the folder of the container image and starts it as the image does: as an account that may write into the data folder and a
 * temporary one alone.
 * @param settings environment variables besides those of the image
 */
export async function startImage(settings: NodeJS.ProcessEnv) {
  const root = mkdtempSync(join(tmpdir(), 'lapak-e2e-image-'));
  chmodSync(root, 0o755);
  const app = join(root, 'app');
  execFileSync(process.execPath, ['ops/image-folder.mjs', app], { cwd: repositoryRoot, stdio: 'pipe' });
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
  const files = () => readdirSync(app, { recursive: true }).length;
  const built = files();

  const dataDir = ownedFolder(join(root, 'data'));
  const deployDir = join(dataDir, 'deploy');
  const origin = `http://localhost:${await freePort()}`;
  const { pid, stop } = await startProcess({
    script: startArguments(),
    origin,
    cwd: app,
    user,
    folders: [],
    settings: {
      DATA_DIR: dataDir,
      DEPLOY_DIR: deployDir,
      TMPDIR: ownedFolder(join(root, 'tmp')),
      HOME: '/nonexistent',
      ...settings,
    },
  });
  const product: RunningProduct = { origin, dataDir, deployDir, pid };
  return {
    product,
    /** Files that came into the folder of the image, or went, since it was made. */
    changedFiles: () => files() - built,
    async stop() {
      await stop();
      execFileSync('chmod', ['-R', 'u+w', app]);
      execFileSync('rm', ['-rf', root]);
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderLockedError, lockFolder } from './lock.ts';

const lockModule = fileURLToPath(new URL('./lock.ts', import.meta.url));

describe('The lock of the data folder', () => {
  let folder = '';
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lapak-lock-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  /** Another process that takes the lock and reports it. */
  async function otherHolder() {
    const code = `import(${JSON.stringify(lockModule)}).then((m) => m.lockFolder(${JSON.stringify(folder)})).then(() => { process.stdout.write('held'); setInterval(() => {}, 1000); });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: path.dirname(lockModule),
    });
    children.push(child);
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    return async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    };
  }

  it('refuses a second holder with a message and is free again after its release', async () => {
    const lock = await lockFolder(folder);
    const refusal = lockFolder(folder);
    await expect(refusal).rejects.toThrow(FolderLockedError);
    await expect(refusal).rejects.toThrow(/sedang dipakai proses Lapak lain/);
    await lock.release();
    await (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses while another process holds it, and takes it at once when that one was killed', async () => {
    const kill = await otherHolder();
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await kill();
    const lock = await lockFolder(folder);
    await lock.release();
  });

  it('goes to one of many that find a stale lock at once', async () => {
    const kill = await otherHolder();
    await kill();
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await Promise.all(won.map((result) => result.value.release()));
  });
});

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../db/client.ts';
import { openDatabase } from '../db/open-database.ts';
import { StartError } from '../lib/start-error.ts';
import { fillDataFolder } from '../testing/embedded-template.ts';
import { launch } from '../testing/launch.ts';

const server = fileURLToPath(new URL('../server.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lapak-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('A process that cannot start logs the reason in one sentence and exits with 1', () => {
  /** What the process writes. */
  async function startWith(environment: Record<string, string>) {
    const defaults = { DATABASE_URL: '', DEMO_STORES: '0', HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'test' };
    const env = { ...process.env, ...defaults, DATA_DIR: folder, ...environment };
    const started = launch(server, [], { env });
    expect(await started.ended).toBe(1);
    return started
      .text()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
  }

  it('when a setting is wrong', async () => {
    expect(await startWith({ DATABASE_POOL: 'banyak' })).toEqual([
      'DATABASE_POOL harus berupa angka 1 sampai 500, bukan "banyak"',
    ]);
  });

  it('when the port is taken, with the database open', async () => {
    await fillDataFolder(folder);
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    expect(await startWith({ PORT: String(port) })).toEqual([
      `Port ${port} di 127.0.0.1 sudah dipakai proses lain. Hentikan proses itu, atau pilih PORT lain.`,
    ]);
    taken.close();
  });
});

describe('The sentence of a database that cannot be opened', () => {
  /** The sentence: an error of another kind would be logged with its stack. */
  async function reason(settings: Partial<DatabaseSettings>): Promise<string> {
    const error: unknown = await openDatabase({ dataDir: folder, ...settings }).catch((thrown) => thrown);
    if (error instanceof StartError) return error.message;
    throw error;
  }

  it('says that the data folder is none', async () => {
    const file = path.join(folder, 'berkas');
    await writeFile(file, '');
    expect(await reason({ dataDir: file })).toBe(
      `Folder data "${file}" tidak dapat dipakai (EEXIST). Pilih folder lain lewat DATA_DIR.`,
    );
  });

  it('says that the data folder can only be read', async () => {
    await chmod(folder, 0o555);
    // No folder is read-only for root, but those of the kernel.
    expect(await reason({ dataDir: isRoot ? '/sys/lapak' : folder })).toMatch(
      /^Folder data ".*" tidak dapat ditulisi \((EACCES|EPERM|EROFS)\)\. Beri izin tulis, atau pilih folder lain lewat DATA_DIR\.$/,
    );
  });

  it('says that the server is unreachable', async () => {
    const databaseUrl = 'postgres://lapak:rahasia@127.0.0.1:1/lapak';
    expect(await reason({ databaseUrl, waitMs: 0 })).toBe(
      'Database PostgreSQL di 127.0.0.1:1 tidak dapat dibuka (ECONNREFUSED). ' +
        'Periksa DATABASE_URL, dan pastikan server database berjalan.',
    );
  });
});

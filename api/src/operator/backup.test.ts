import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { runningShop } from '../testing/a-running-shop.ts';
import { fillDataFolder } from '../testing/embedded-template.ts';
import { launch } from '../testing/launch.ts';
import { operate } from '../testing/operate.ts';
import { withPostgresServer } from '../testing/postgres-server.ts';
import { restore } from './backup.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Three processes are started, each on a database of its own. */
const LIMIT_MS = 300_000;

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** @param places of the shop that sells and of an empty one */
function backups(places: () => Promise<{ from: Place; to: Place }>) {
  let [from, to]: ReturnType<typeof runningShop>[] = [];
  let folder: string;
  let made: { from: Place; to: Place };
  const answered: string[] = [];

  beforeAll(async () => {
    made = await places();
    const [deployDir, empty] = [made.from, made.to].map(({ dataDir }) => path.join(dataDir, 'deploy'));
    await mkdir(path.join(deployDir ?? '', 'host/1'), { recursive: true });
    await writeFile(path.join(deployDir ?? '', 'registry.json'), '{"host":"1"}');
    await writeFile(path.join(deployDir ?? '', 'host/1/main.js'), 'x');
    await writeFile(path.join(deployDir ?? '', 'host/2.building-7'), 'half');
    from = runningShop({ ...made.from, settings: { DEPLOY_DIR: deployDir ?? '' } });
    to = runningShop({ ...made.to, settings: { DEPLOY_DIR: empty ?? '' } });
    folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'lapak-backup-')), 'cadangan');
  });
  afterAll(async () => {
    from?.killAll();
    to?.killAll();
    for (const each of [made.from.dataDir, made.to.dataDir, path.dirname(folder)])
      await rm(each, { recursive: true, force: true });
  });

  /** What the command says that puts nothing into a shop. @param own settings beside those of the empty one */
  async function refusal(own = {}): Promise<string> {
    const { ok, lines } = await restore(readConfig({ ...to?.environment, ...own }), folder);
    expect(ok).toBe(false);
    return lines.join('\n');
  }

  it(
    'is written while the shop sells, and an empty folder that is given it has every order, file and page',
    async () => {
      if (!from || !to) throw new Error('no shops');
      const { address, child, ended } = await from.start();
      await from.importStore();
      const order = await from.shopper(address);
      let isSelling = true;
      const selling = Promise.all(
        Array.from({ length: 3 }, async () => {
          while (isSelling) answered.push(await order());
        }),
      );
      while (answered.length < 10) await Promise.race([sleep(10), selling]);
      const before = [...answered];
      const backup = await operate(made.from.dataDir, ['backup', folder]);
      expect([backup.failed, backup.lines[0]]).toEqual([
        false,
        expect.stringMatching(/basis data dan \d+ berkas/),
      ]);
      isSelling = false;
      await selling;
      const pages = ['/api/product?username=tokojatuh', '/api/product/kopi?username=tokojatuh'];
      const shown = await Promise.all(pages.map((page) => from?.get<object>(address, page)));
      const picture = /\/files\/[^"?]+/.exec(JSON.stringify(shown))?.[0] ?? '';
      const bytes = Buffer.from(await (await fetch(address + picture)).arrayBuffer());
      child.kill('SIGTERM');
      expect(await ended).toBe(0);

      const put = launch(main, ['restore', folder], { env: to.environment });
      expect([await put.ended, put.text()]).toEqual([
        0,
        expect.stringMatching(/dikembalikan: basis data dan \d+ berkas/),
      ]);
      const deployed = await readdir(path.join(made.to.dataDir, 'deploy'), { recursive: true });
      expect(deployed.sort()).toEqual(['host', 'host/1', 'host/1/main.js', 'registry.json']);
      const again = await to.start();
      for (const id of before)
        expect([id, (await to.get(again.address, `/api/transaction/${id}`)).status]).toEqual([id, 200]);
      const withoutStock = (value: unknown) =>
        JSON.stringify(value).replace(/"(stock|terjual|date_server)":("[^"]*"|\d+)/g, '');
      const restored = await Promise.all(pages.map((page) => to?.get<object>(again.address, page)));
      expect(restored.map(withoutStock)).toEqual(shown.map(withoutStock));
      expect(Buffer.from(await (await fetch(again.address + picture)).arrayBuffer())).toEqual(bytes);
      // It goes on selling, with numbers of its own.
      expect(await (await to.shopper(again.address))()).not.toBe('');
      again.child.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
    LIMIT_MS,
  );

  it('is not written into a folder that has something, and not put into a shop that has something', async () => {
    if (!from) throw new Error('no shop');
    expect(await refusal()).toContain('hanya dikembalikan ke folder data dan basis data yang kosong');
    const { child, ended } = await from.start();
    const twice = await operate(made.from.dataDir, ['backup', folder]);
    expect([twice.failed, twice.lines[0]]).toEqual([true, expect.stringContaining('sudah berisi sesuatu')]);
    expect((await operate(made.from.dataDir, ['restore', folder])).lines[0]).toContain('Hentikan server');
    child.kill('SIGTERM');
    await ended;
  });

  it('that was changed, or is of another kind of database, is refused whole', async () => {
    const database = (await readdir(folder)).find((name) => name !== 'backup.json' && name !== 'files') ?? '';
    const other = made.to.databaseUrl === undefined ? 'postgres://x:1@127.0.0.1:1/x' : '';
    expect(await refusal({ DATABASE_URL: other })).toContain('jenis basis data lain');
    const { contents } = JSON.parse(await readFile(path.join(folder, 'backup.json'), 'utf8')) as {
      contents: Record<string, object>;
    };
    const name = Object.keys(contents).find((each) => each.startsWith(database)) ?? '';
    await appendFile(path.join(folder, name), 'x');
    expect(await refusal()).toContain(`  ${name}`);
    await rm(path.join(folder, 'backup.json'));
    expect(await refusal()).toContain('bukan cadangan yang utuh');
  });
}

const emptyFolder = () => mkdtemp(path.join(os.tmpdir(), 'lapak-backup-data-'));

describe('A backup of the embedded database', () =>
  backups(async () => {
    const [from, to] = [await emptyFolder(), await emptyFolder()];
    await fillDataFolder(from);
    return { from: { dataDir: from }, to: { dataDir: to } };
  }));

withPostgresServer('A backup of a PostgreSQL server', (server) =>
  backups(async () => {
    const { url } = server();
    const other = url.replace(/\/postgres$/, '/kosong');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create database kosong');
    await client.end();
    return {
      from: { dataDir: await emptyFolder(), databaseUrl: url },
      to: { dataDir: await emptyFolder(), databaseUrl: other },
    };
  }),
);

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteStarted, thisVersion, type Version } from '../process/started-version.ts';
import { showUpgrade, takesOut } from './upgrade.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lapak-upgrade-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const startedAt = '2026-11-28T03:00:00.000Z';

/** As the version before noted it. */
async function noted(change: (version: Version) => Partial<Version>): Promise<void> {
  const now = await thisVersion(new Date(startedAt));
  await writeFile(path.join(dataDir, 'version.json'), JSON.stringify({ ...now, ...change(now) }));
}
const shown = async (environment = {}) => (await showUpgrade({ dataDir }, environment)).lines;

it('says that nothing changes for the version that was started', async () => {
  await noteStarted(dataDir, new Date(startedAt));
  expect(await shown()).toEqual([
    'Terakhir dijalankan Sabtu, 28 November 2026 Jam 10.00 WIB.',
    'Tidak ada perubahan basis data dan setelan sejak itu.',
  ]);
});

it('lists the migrations to come, and settings that are new or gone', async () => {
  const { migrations } = await thisVersion(new Date());
  await noted(({ settings }) => ({
    migrations: [],
    settings: [...settings.filter((name) => name !== 'PORT'), 'LAMA', 'SEPI'],
  }));
  const lines = await shown({ LAMA: '1' });
  expect(lines[1]).toBe('Migrasi basis data, dijalankan saat mulai:');
  for (const migration of migrations)
    expect(lines).toContainEqual(expect.stringContaining(`  ${migration}: `));
  expect(lines.slice(-3)).toEqual([
    'Setelan baru: PORT (lihat .env.example)',
    'Setelan yang tidak dibaca lagi: LAMA, masih diisi',
    'Setelan yang tidak dibaca lagi: SEPI',
  ]);
});

it('warns of a version that is older than the database', async () => {
  await noted(({ migrations }) => ({ migrations: [...migrations, '9999_nanti'] }));
  expect((await shown())[1]).toBe(
    'Versi ini lebih lama daripada basis datanya: 9999_nanti tidak ada di sini.',
  );
});

it.each(['', '{', '{"startedAt":1}'])('knows nothing where the note is %j', async (text) => {
  await writeFile(path.join(dataDir, 'version.json'), text);
  expect(await shown()).toEqual([expect.stringContaining('Tidak ada catatan versi')]);
});

it('a folder that cannot be written to is no failure', async () => {
  await expect(noteStarted(path.join(dataDir, 'tidak-ada'))).resolves.toBeUndefined();
  await noteStarted(dataDir);
  expect(JSON.parse(await readFile(path.join(dataDir, 'version.json'), 'utf8'))).toMatchObject({
    settings: expect.arrayContaining(['PORT', 'DATABASE_URL']),
  });
});

it.each([
  ['DROP TABLE "orders" CASCADE;', true],
  ['ALTER TABLE "orders" DROP COLUMN "resi";', true],
  ['drop index "orders_recent"', true],
  ['TRUNCATE "mails"', true],
  ['ALTER TABLE "payments" DROP CONSTRAINT "payments_status";', false],
  ['ALTER TABLE "orders" ALTER COLUMN "resi" DROP NOT NULL;', false],
  ['ALTER TABLE "orders" ADD COLUMN "show_dropshipper" boolean', false],
])('%s takes something out: %s', (statement, is) => expect(takesOut(statement)).toBe(is));

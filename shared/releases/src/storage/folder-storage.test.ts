import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deploy } from '../registry/make-current.ts';
import { emptyRegistry } from '../registry/part-state.ts';
import { createFolderStorage } from './folder-storage.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-releases-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const note = { who: 'sari', part: 'checkout', verb: 'deploy' };
const deployCheckout = (version: string) =>
  createFolderStorage(dir).change(note, (registry) => deploy(registry, 'checkout', version));

test('a folder without a registry is an empty one', async () => {
  const storage = createFolderStorage(join(dir, 'new'));
  expect(await storage.read()).toEqual(emptyRegistry);
  expect(await storage.log()).toEqual([]);
  expect(await storage.versions('checkout')).toEqual([]);
});

test('a change is in the registry and in the log, and no other file is left', async () => {
  await deployCheckout('1');
  await createFolderStorage(dir).change({ ...note, who: 'budi', commit: 'abc', why: 'faster' }, (registry) =>
    deploy(registry, 'checkout', '2'),
  );
  const storage = createFolderStorage(dir);
  expect((await storage.read()).remotes.checkout?.current).toBe('2');
  expect(await storage.log()).toEqual([
    { when: expect.any(String), ...note, from: null, to: '1' },
    { when: expect.any(String), ...note, who: 'budi', commit: 'abc', why: 'faster', from: '1', to: '2' },
  ]);
  expect(readdirSync(dir).sort()).toEqual(['registry.json', 'releases.log']);
});

test('what changes nothing is not logged', async () => {
  await deployCheckout('1');
  expect(await deployCheckout('1')).toMatchObject({ kind: 'unchanged' });
  expect(await createFolderStorage(dir).log()).toHaveLength(1);
});

test.each(['', '{"host":', '{"host":1,"remotes":{}}'])('a file with %p is not changed', async (text) => {
  writeFileSync(join(dir, 'registry.json'), text);
  await expect(deployCheckout('1')).rejects.toThrow('is not a registry');
  expect(await createFolderStorage(dir).log()).toEqual([]);
});

test('a lock that a killed process left is outlived', async () => {
  const lock = join(dir, 'registry.json.lock');
  mkdirSync(lock);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  expect(await deployCheckout('1')).toMatchObject({ kind: 'changed' });
});

test('a log line that is cut off does not hide the others', async () => {
  await deployCheckout('1');
  writeFileSync(join(dir, 'releases.log'), '{"when":"2026-\n', { flag: 'a' });
  await deployCheckout('2');
  expect((await createFolderStorage(dir).log()).map(({ to }) => to)).toEqual(['1', '2']);
});

test('folders that are being built are no versions', async () => {
  for (const name of ['2', '1', '3.building-77'])
    mkdirSync(join(dir, 'remotes/checkout', name), { recursive: true });
  const storage = createFolderStorage(dir);
  const names = async () => (await storage.versions('checkout')).map(({ name }) => name);
  expect(await names()).toEqual(['1', '2']);
  expect(await storage.unfinished('checkout')).toMatchObject([{ name: '3.building-77' }]);
  await storage.removeVersion('checkout', '1');
  expect(await names()).toEqual(['2']);
  await expect(storage.publish('checkout', '1')).rejects.toThrow('it is not built');
});

test('whatever several processes change at once arrives, each change once', async () => {
  await deployCheckout('1');
  const script = fileURLToPath(new URL('../testing/change-many-times.ts', import.meta.url));
  const run = (store: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', script, dir, store, '10']);
  await Promise.all(['kopi', 'buku', 'teh'].map(run));
  const storage = createFolderStorage(dir);
  const { rollouts } = await storage.read();
  expect(Object.keys(rollouts?.checkout?.pins ?? {})).toHaveLength(30);
  expect(await storage.log()).toHaveLength(31);
});

test('what processes report is there until they are gone for a while', async () => {
  const storage = createFolderStorage(dir);
  const version = {
    part: 'host',
    version: '1',
    uses: 3,
    failures: 0,
    faults: 0,
    carts: 0,
    orders: 0,
    since: new Date().toISOString(),
  };
  const report = { who: 'server/a 1', when: new Date().toISOString(), versions: [version], apiCalls: null };
  await storage.reportHealth(report);
  await storage.reportHealth({ ...report, versions: [{ ...version, uses: 4 }] });
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await storage.reportHealth({ ...report, who: 'b', when: longAgo.toISOString() });
  expect(await storage.health()).toMatchObject([{ who: 'server/a 1', versions: [{ uses: 4 }] }]);

  const file = join(dir, 'health', 'b.json');
  utimesSync(file, new Date(0), new Date(0));
  writeFileSync(join(dir, 'health', 'c.json'), '<html>');
  await storage.reportHealth(report);
  expect(readdirSync(join(dir, 'health'))).toEqual(['c.json', 'server-a-1.json']);
  expect(await storage.health()).toEqual([report]);
});

test('a report that goes away while the folder is read is none', async () => {
  const storage = createFolderStorage(dir);
  mkdirSync(join(dir, 'health'));
  // Listed, and not there: as one that is renamed or forgotten between the two looks.
  symlinkSync(join(dir, 'gone'), join(dir, 'health', 'a.json.tmp'));
  symlinkSync(join(dir, 'gone'), join(dir, 'health', 'a.json'));
  expect(await storage.health()).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from '../parts.ts';
import { deploy, rollback } from '../registry/make-current.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { writeVersion } from '../testing/built-version.ts';
import { firstDeploy } from './first-deploy.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-releases-'))));
afterEach(() => rmSync(dir, { recursive: true }));

/** Starts with sources of a version each; the parts that were built, and those whose sources are not deployed. */
async function start(versions: Partial<Record<Part, string>>) {
  const built: string[] = [];
  const sources = Object.entries(versions).map(([part, version]) => ({ part: part as Part, version }));
  const other = await firstDeploy(createFolderStorage(dir), sources, 'npm start', async (empty) => {
    for (const { part, version } of empty) {
      writeVersion(dir, part, version);
      built.push(`${part} ${version}`);
    }
  });
  return { built, other };
}

const read = () => createFolderStorage(dir).read();

test('a first start builds and deploys all', async () => {
  expect(await start({ host: 'h1', checkout: 'c1' })).toEqual({
    built: ['host h1', 'checkout c1'],
    other: [],
  });
  expect(await read()).toMatchObject({
    host: 'h1',
    remotes: { checkout: { current: 'c1', lastGood: null } },
  });
  expect((await createFolderStorage(dir).log()).map(({ verb, to }) => `${verb} ${to}`)).toEqual([
    'first-deploy h1',
    'first-deploy c1',
  ]);
});

test('a start with other sources deploys only what never was, and names the rest', async () => {
  await start({ host: 'h1', checkout: 'c1' });
  expect(await start({ host: 'h1', checkout: 'c2', events: 'e1' })).toEqual({
    built: ['events e1'],
    other: ['checkout'],
  });
  expect((await read()).remotes).toEqual({
    checkout: { current: 'c1', lastGood: null },
    events: { current: 'e1', lastGood: null },
  });
});

test('a version that was rolled back does not come back with a start', async () => {
  await start({ checkout: 'c1' });
  writeVersion(dir, 'checkout', 'c2');
  const storage = createFolderStorage(dir);
  const note = { who: 'sari', part: 'checkout', verb: 'deploy' };
  await storage.change(note, (registry) => deploy(registry, 'checkout', 'c2'));
  await storage.change(note, (registry) => rollback(registry, 'checkout'));
  expect(await start({ checkout: 'c2' })).toEqual({ built: [], other: ['checkout'] });
  expect((await read()).remotes.checkout?.current).toBe('c1');
});

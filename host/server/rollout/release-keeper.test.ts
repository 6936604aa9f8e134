/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@lapak/contracts/registry';
import { createFolderStorage } from '@lapak/releases/storage/folder-storage';
import { createReleaseRegistry } from '../remotes/release-registry.ts';
import { deployment } from '../testing/deployment.ts';
import { createReleaseKeeper } from './release-keeper.ts';
import { createVersionHealth, healthRules } from './version-health.ts';

let deploy: ReturnType<typeof deployment>;
let keeper: ReturnType<typeof createReleaseKeeper>;
let now: number;
let logged: string[];

beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  deploy = deployment();
  deploy.host('h1');
  for (const version of ['1', '2']) deploy.remote('checkout', version);
  deploy.registry({
    host: 'h1',
    remotes: { checkout: { current: '2', lastGood: '1' } },
    rollouts: { checkout: { proven: ['1'] } },
  });
  logged = [];
  keeper = createReleaseKeeper({
    registry: createReleaseRegistry({ deployDir: deploy.dir, onProblem: () => undefined }),
    storage: createFolderStorage(deploy.dir),
    health: createVersionHealth(healthRules, () => now),
    log: { warn: (_fields, text) => logged.push(text), error: (_fields, text) => logged.push(text) },
    onWithdrawn: (part, version) => logged.push(`withdrawn ${part} ${version}`),
  });
});
afterEach(async () => {
  await keeper.close();
  jest.restoreAllMocks();
  deploy.remove();
});

const rollouts = () =>
  (JSON.parse(readFileSync(join(deploy.dir, 'registry.json'), 'utf8')) as Registry).rollouts;
const use = (version: string, times: number) => {
  for (let at = 0; at < times; at += 1) keeper.used('checkout', version);
};
const tenMinutes = () => (now += healthRules.provenAfterMs);

it('notes a version as proven that did well for a while', async () => {
  use('2', 20);
  await keeper.proveWhatDidWell();
  expect(rollouts()?.checkout).toEqual({ proven: ['1'] });
  tenMinutes();
  await keeper.proveWhatDidWell();
  expect(rollouts()?.checkout?.proven).toEqual(['1', '2']);
});

it('does not note one that was hardly used, nor one that is no longer current', async () => {
  use('2', 19);
  use('1', 100);
  tenMinutes();
  await keeper.proveWhatDidWell();
  expect(rollouts()).toEqual({ checkout: { proven: ['1'] } });
});

it('withdraws once, however many failures come at once', async () => {
  for (const visitor of ['a', 'b', 'c', 'd', 'e', 'f']) keeper.failed('checkout', '2', visitor);
  await keeper.close();
  expect(logged).toEqual(['a version that failed was withdrawn', 'withdrawn checkout 2']);
  expect(rollouts()?.checkout).toEqual({ proven: ['1'], withdrawn: ['2'] });
});

it('withdraws a version that does not paint several pages which the last good one paints', async () => {
  for (const page of ['/kopi', '/batik', '/karya']) {
    keeper.notPainted('checkout', '2', page);
    keeper.painted('checkout', '1', page);
  }
  await keeper.close();
  expect(rollouts()?.checkout).toEqual({ proven: ['1'], withdrawn: ['2'] });
});

it('withdraws within a minute a version that hangs, although each page is tried once in half a minute', async () => {
  for (const page of ['/kopi', '/batik', '/karya']) {
    keeper.notPainted('checkout', '2', page);
    keeper.painted('checkout', '1', page);
    now += 30_000;
  }
  await keeper.close();
  expect(rollouts()?.checkout?.withdrawn).toEqual(['2']);
});

it('keeps a version whose pages no version paints, or only one page', async () => {
  for (const page of ['/kopi', '/batik', '/karya', '/lagi']) {
    keeper.notPainted('checkout', '2', page);
    keeper.notPainted('checkout', '1', page);
  }
  for (let again = 0; again < 5; again += 1) {
    keeper.notPainted('checkout', '2', '/aneh');
    keeper.painted('checkout', '1', '/aneh');
  }
  await keeper.close();
  expect(rollouts()).toEqual({ checkout: { proven: ['1'] } });
});

it('says so when the only version fails, and leaves it', async () => {
  deploy.registry({ host: 'h1', remotes: { checkout: { current: '2', lastGood: null } } });
  for (const visitor of ['a', 'b', 'c']) keeper.failed('checkout', '2', visitor);
  await keeper.close();
  expect(logged).toEqual(['a version that fails stays']);
});

it('says so when the registry cannot be written', async () => {
  deploy.registry('garbage');
  for (const visitor of ['a', 'b', 'c']) keeper.failed('checkout', '2', visitor);
  await keeper.close();
  expect(logged).toEqual(['withdraw could not be written into the registry']);
});

it('tells the release command what it has seen of the versions in use', async () => {
  use('2', 30);
  use('1', 5);
  keeper.failed('checkout', '2', 'a');
  keeper.notPainted('checkout', '2', '/kopi');
  keeper.painted('checkout', '1', '/kopi');
  await keeper.tellHealth();
  expect(await createFolderStorage(deploy.dir).health()).toMatchObject([
    { versions: [{ part: 'checkout', version: '2', uses: 30, failures: 2 }] },
  ]);
});

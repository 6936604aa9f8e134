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
    apiCalls: () => ['GET /api/stores'],
    log: { warn: (_fields, text) => logged.push(text), error: (_fields, text) => logged.push(text) },
    onWithdrawn: ({ part, version }) => void logged.push(`withdrawn ${part} ${version}`),
  });
});
afterEach(async () => {
  await keeper.close();
  jest.restoreAllMocks();
  deploy.remove();
});

const readRegistry = () => JSON.parse(readFileSync(join(deploy.dir, 'registry.json'), 'utf8')) as Registry;
const rollouts = () => readRegistry().rollouts;
const use = (version: string, times: number) => {
  for (let at = 0; at < times; at += 1) keeper.used('checkout', version);
};
const fail = (version: string, visitor: string) => keeper.failed('checkout', version, visitor, visitor);
const tenMinutes = () => (now += healthRules.provenAfterMs);

it('notes a version as proven that did well for a while', async () => {
  use('2', 20);
  await keeper.markProvenVersions();
  expect(rollouts()?.checkout).toEqual({ proven: ['1'] });
  tenMinutes();
  await keeper.markProvenVersions();
  expect(rollouts()?.checkout?.proven).toEqual(['1', '2']);
});

it('does not note one that was hardly used, nor one that is no longer current', async () => {
  use('2', 19);
  use('1', 100);
  tenMinutes();
  await keeper.markProvenVersions();
  expect(rollouts()).toEqual({ checkout: { proven: ['1'] } });
});

it('withdraws once, however many failures come at once', async () => {
  for (const visitor of ['a', 'b', 'c', 'd', 'e', 'f']) fail('2', visitor);
  await keeper.close();
  expect(logged).toEqual(['a version that failed was withdrawn', 'withdrawn checkout 2']);
  expect(rollouts()?.checkout).toMatchObject({ proven: ['1'], withdrawn: ['2'] });
});

describe('a version that is proven', () => {
  const reported = ['a version that fails stays'];
  beforeEach(() => {
    const rollouts = { checkout: { proven: ['1', '2'] }, host: { proven: ['h1'] } };
    deploy.registry({ host: 'h1', remotes: { checkout: { current: '2', lastGood: '1' } }, rollouts });
    now += 1000;
  });
  const everybodyReports = () => {
    for (const visitor of ['a', 'b', 'c', 'd', 'e', 'f']) fail('2', visitor);
    return keeper.close();
  };

  it('is not withdrawn because browsers say that it fails', async () => {
    await everybodyReports();
    expect(logged).toEqual(reported);
    expect(rollouts()?.checkout?.withdrawn).toBeUndefined();
  });

  it('is withdrawn when the server cannot paint it either', async () => {
    keeper.painted('checkout', '2', '/kopi');
    keeper.notPainted('checkout', '2', '/kopi');
    await everybodyReports();
    expect(rollouts()?.checkout).toMatchObject({ withdrawn: ['2'] });
  });

  it('stays when the server could not paint a page and then painted one', async () => {
    keeper.notPainted('checkout', '2', '/kopi');
    keeper.painted('checkout', '2', '/batik');
    await everybodyReports();
    expect(logged).toEqual(reported);
  });
});

it('blames the host that changed when a remote fails that was proven with the one before', async () => {
  deploy.host('h2');
  const rollouts = {
    checkout: { proven: ['1', '2'] },
    host: { proven: ['h1'], lastGood: 'h1', previous: 'h1' },
  };
  deploy.registry({ host: 'h2', remotes: { checkout: { current: '2', lastGood: '1' } }, rollouts });
  now += 1000;
  for (const visitor of ['a', 'b', 'c']) fail('2', visitor);
  await keeper.close();
  expect(logged).toEqual(['a version that failed was withdrawn', 'withdrawn host h2']);
  expect(readRegistry()).toMatchObject({ host: 'h1', remotes: { checkout: { current: '2' } } });
});

it('withdraws a version of a part once an hour', async () => {
  deploy.remote('checkout', '3');
  const deployThird = () =>
    deploy.registry({
      host: 'h1',
      remotes: { checkout: { current: '3', lastGood: '1' } },
      rollouts: { checkout: { ...rollouts()?.checkout } },
    });
  const failAll = (version: string) => {
    for (const visitor of ['a', 'b', 'c']) fail(version, visitor);
    return keeper.close();
  };
  await failAll('2');
  deployThird();
  now += 59 * 60_000;
  await failAll('3');
  expect(rollouts()?.checkout?.withdrawn).toEqual(['2']);
  expect(logged.at(-1)).toBe('a version that fails stays');
  now += 60_000;
  await failAll('3');
  expect(rollouts()?.checkout?.withdrawn).toEqual(['2', '3']);
});

it('withdraws a version that does not paint several pages which the last good one paints', async () => {
  for (const page of ['/kopi', '/batik', '/karya']) {
    keeper.notPainted('checkout', '2', page);
    keeper.painted('checkout', '1', page);
  }
  await keeper.close();
  expect(rollouts()?.checkout).toMatchObject({ proven: ['1'], withdrawn: ['2'] });
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
  for (const visitor of ['a', 'b', 'c']) fail('2', visitor);
  await keeper.close();
  expect(logged).toEqual(['a version that fails stays']);
});

it('says so when the registry cannot be written', async () => {
  await keeper.markProvenVersions();
  deploy.registry('garbage');
  for (const visitor of ['a', 'b', 'c']) fail('2', visitor);
  await keeper.close();
  expect(logged).toEqual(['withdraw could not be written into the registry']);
});

it('reports to the release command what it has seen of the versions in use', async () => {
  use('2', 30);
  use('1', 5);
  fail('2', 'a');
  keeper.notPainted('checkout', '2', '/kopi');
  keeper.painted('checkout', '1', '/kopi');
  await keeper.reportHealth();
  expect(await createFolderStorage(deploy.dir).health()).toMatchObject([
    {
      versions: [{ part: 'checkout', version: '2', uses: 30, failures: 2 }],
      apiCalls: ['GET /api/stores'],
    },
  ]);
});

/** @jest-environment node */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeVersion } from '@lapak/releases/testing/built-version';
import { deployment } from '../testing/deployment.ts';
import { createReleaseRegistry } from './release-registry.ts';

let deploy: ReturnType<typeof deployment>;
let problems: string[];
let now: number;

beforeEach(() => {
  deploy = deployment();
  problems = [];
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  writeVersion(deploy.dir, 'host', 'h1');
  writeVersion(deploy.dir, 'checkout', 'old');
});
afterEach(() => {
  deploy.remove();
  jest.restoreAllMocks();
});

function open(rollouts = {}, apiCalls?: () => readonly string[] | null) {
  deploy.registry({ host: 'h1', remotes: { checkout: { current: 'new', lastGood: 'old' } }, rollouts });
  const registry = createReleaseRegistry({
    deployDir: deploy.dir,
    apiCalls,
    onProblem: ({ remote, version, error }) => problems.push(`${remote} ${version}: ${String(error)}`),
  });
  return (visit = { store: null as string | null, visitor: null }) => {
    now += 501;
    const { id, host, remotes } = registry.of(visit);
    const { current, lastGood } = remotes.checkout;
    return { id, host, versions: [current?.version ?? null, lastGood?.version ?? null] };
  };
}

const pathOf = (version: string, file: string) => join(deploy.dir, 'remotes/checkout', version, file);

it('takes a whole version that fits the host', () => {
  writeVersion(deploy.dir, 'checkout', 'new');
  expect(open()().versions).toEqual(['new', 'old']);
  expect(problems).toEqual([]);
});

it('takes the last good version instead of one that does not fit the host, and says why', () => {
  writeVersion(deploy.dir, 'checkout', 'new', { facts: { sharedRanges: { react: '^20.0.0' } } });
  const current = open();
  expect(current().versions).toEqual(['old', null]);
  expect(current().versions).toEqual(['old', null]);
  expect(problems).toEqual([
    'checkout new: Error: checkout new: it needs react ^20.0.0, and host h1 has 19.3.1.',
  ]);
});

it('takes no version that makes a call which the API does not have, until it has it', () => {
  writeVersion(deploy.dir, 'checkout', 'new', { facts: { apiCalls: ['POST /api/refund'] } });
  writeVersion(deploy.dir, 'host', 'h1', { facts: { apiCalls: ['GET /api/setting/profile'] } });
  let calls: string[] | null = null;
  const current = open({}, () => calls);
  expect(current().versions).toEqual(['new', 'old']);
  calls = ['GET /api/setting/profile'];
  expect(current().versions).toEqual(['old', null]);
  expect(problems).toEqual([
    'checkout new: Error: checkout new: it calls POST /api/refund, which the API does not have.',
  ]);
  calls = [...calls, 'POST /api/refund'];
  expect(current().versions).toEqual(['new', 'old']);
  calls = ['POST /api/refund'];
  current();
  expect(problems.at(-1)).toContain('no version of the host');
  expect(problems.at(-2)).toContain('host h1: it calls GET /api/setting/profile');
});

it.each<[string, () => void, string]>([
  ['a file is missing', () => renameSync(pathOf('new', 'cart.js'), pathOf('new', 'x')), 'cart.js is missing'],
  [
    'a file has another size',
    () => writeFileSync(pathOf('new', 'cart.js'), 'half'),
    'cart.js has 4 bytes instead of 6',
  ],
  [
    'its release.json is missing',
    () => renameSync(pathOf('new', 'release.json'), pathOf('new', 'x')),
    'release.json is missing',
  ],
  ['its release.json is garbage', () => writeFileSync(pathOf('new', 'release.json'), '{}'), 'does not say'],
  [
    'it is a copy of another version',
    () => writeFileSync(pathOf('new', 'release.json'), readFileSync(pathOf('old', 'release.json'))),
    'is that of checkout old',
  ],
])('takes the last good version when %s, and says so', (_what, damage, reason) => {
  writeVersion(deploy.dir, 'checkout', 'new');
  damage();
  expect(open()().versions).toEqual(['old', null]);
  expect(problems).toEqual([expect.stringContaining(`checkout new`)]);
  expect(problems[0]).toContain(reason);
});

it('takes a version when its folder becomes whole, without a change of the registry', () => {
  writeVersion(deploy.dir, 'checkout', 'new');
  renameSync(pathOf('new', 'cart.js'), pathOf('new', 'part'));
  const current = open();
  const before = current();
  for (let i = 0; i < 10; i++) expect(current()).toEqual(before);
  expect(problems).toHaveLength(1);

  renameSync(pathOf('new', 'part'), pathOf('new', 'cart.js'));
  for (let i = 0; i < 4; i++) current();
  const after = current();
  expect(after.versions).toEqual(['new', 'old']);
  expect(after.id).not.toBe(before.id);
  expect(current()).toEqual(after);
  expect(problems).toHaveLength(1);
});

it('keeps the host in use until the folder of the new one is whole', () => {
  writeVersion(deploy.dir, 'checkout', 'new');
  const current = open();
  current();
  const folder = writeVersion(deploy.dir, 'host', 'h2');
  renameSync(join(folder, 'main.js'), join(folder, 'part'));
  deploy.registry({ host: 'h2', remotes: { checkout: { current: 'new', lastGood: 'old' } } });
  for (let i = 0; i < 6; i++) expect(current().host).toBe('h1');
  expect(problems).toEqual([expect.stringContaining('host h2 is not whole: main.js is missing')]);

  renameSync(join(folder, 'part'), join(folder, 'main.js'));
  for (let i = 0; i < 4; i++) current();
  expect(current().host).toBe('h2');
});

it('uses no remote that does not fit the host of a canary, and keeps it beside the others', () => {
  writeVersion(deploy.dir, 'checkout', 'new', { facts: { runtimeTypes: { Link: '1'.repeat(16) } } });
  writeVersion(deploy.dir, 'host', 'h1', { facts: { runtimeTypes: { Link: '1'.repeat(16) } } });
  writeVersion(deploy.dir, 'host', 'h2', { facts: { runtimeTypes: {} } });
  const current = open({ host: { pins: { melati: 'h2' } } });
  expect(current().versions).toEqual(['new', 'old']);
  expect(current({ store: 'melati', visitor: null })).toMatchObject({ host: 'h2', versions: ['old', null] });
});

it('takes the current version instead of a pinned one that does not fit', () => {
  writeVersion(deploy.dir, 'checkout', 'new');
  writeVersion(deploy.dir, 'checkout', 'pinned', { facts: { persistedVersion: 2 } });
  const current = open({ checkout: { pins: { melati: 'pinned' } } });
  expect(current({ store: 'melati', visitor: null }).versions).toEqual(['new', 'old']);
  expect(problems).toEqual([expect.stringContaining('version 2 of the kept store')]);
});

/** @jest-environment node */
import { deployment } from '../testing/deployment.ts';
import { createReleaseRegistry } from './release-registry.ts';

let deploy: ReturnType<typeof deployment>;
let problems: { remote: string; version: string }[];
let now: number;

beforeEach(() => {
  deploy = deployment();
  problems = [];
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  deploy.host('h1');
  for (const version of ['1', '2']) deploy.remote('storefront', version);
});
afterEach(() => {
  deploy.remove();
  jest.restoreAllMocks();
});

const registryOf = (current: string, lastGood: string | null, host: string | null = 'h1') => ({
  host,
  remotes: { storefront: { current, lastGood } },
});

function open() {
  const registry = createReleaseRegistry({
    deployDir: deploy.dir,
    onProblem: ({ remote, version }) => problems.push({ remote, version }),
  });
  return () => {
    now += 501;
    return registry.current();
  };
}

const versions = ({ remotes }: ReturnType<ReturnType<typeof open>>) => [
  remotes.storefront.current?.version ?? null,
  remotes.storefront.lastGood?.version ?? null,
];

it('gives every remote its current and last good version', () => {
  deploy.registry(registryOf('2', '1'));
  const releases = open()();
  expect(releases.host).toBe('h1');
  expect(versions(releases)).toEqual(['2', '1']);
  expect(releases.remotes.events).toEqual({ current: null, lastGood: null });
});

it('follows a rewritten entry, forth and back, and its id changes each time', () => {
  deploy.registry(registryOf('1', null));
  const current = open();
  const ids = [current().id];

  deploy.registry(registryOf('2', '1'));
  ids.push(current().id);
  expect(versions(current())).toEqual(['2', '1']);

  deploy.registry(registryOf('1', '2'));
  ids.push(current().id);
  expect(versions(current())).toEqual(['1', '2']);
  expect(new Set(ids).size).toBe(3);
});

it('looks at the file at most twice a second', () => {
  deploy.registry(registryOf('1', null));
  const registry = createReleaseRegistry({ deployDir: deploy.dir, onProblem: () => undefined });
  registry.current();
  deploy.registry(registryOf('2', '1'));
  now += 400;
  expect(versions(registry.current())).toEqual(['1', null]);
  now += 200;
  expect(versions(registry.current())).toEqual(['2', '1']);
});

it.each<[string, unknown]>([
  ['garbage', '{"host":'],
  ['nothing', ''],
  ['another shape', { host: 'h1', remotes: { storefront: '2' } }],
  ['a path for a version', registryOf('../../etc', null)],
  ['no shell', registryOf('2', '1', null)],
])('keeps what it knew when the registry holds %s', (_what, content) => {
  deploy.registry(registryOf('1', null));
  const current = open();
  const before = current();

  deploy.registry(content);

  expect(current()).toBe(before);
  expect(current()).toBe(before);
  expect(problems).toEqual([{ remote: 'registry', version: '' }]);
});

it('keeps the shell that it has when the new one is not there, and takes the remotes', () => {
  deploy.registry(registryOf('1', null));
  const current = open();
  current();
  deploy.registry(registryOf('2', '1', 'h9'));
  expect(current().host).toBe('h1');
  expect(versions(current())).toEqual(['2', '1']);
  expect(problems).toEqual([{ remote: 'host', version: 'h9' }]);
});

it('starts with the last good shell when the current one is not there', () => {
  deploy.registry({ ...registryOf('1', null, 'h9'), rollouts: { host: { lastGood: 'h1' } } });
  expect(open()().host).toBe('h1');
});

it('recovers when the registry is valid again', () => {
  deploy.registry(registryOf('1', null));
  const current = open();
  current();
  deploy.registry('garbage');
  current();
  deploy.registry(registryOf('2', '1'));
  expect(versions(current())).toEqual(['2', '1']);
});

it.each<[string, unknown]>([
  ['garbage', '<html>'],
  ['null', 'null'],
  ['a manifest without pages', { metaData: {} }],
])('uses the last good version when the current manifest is %s, and says so', (_what, manifest) => {
  deploy.remote('storefront', '2', manifest);
  deploy.registry(registryOf('2', '1'));
  expect(versions(open()())).toEqual(['1', null]);
  expect(problems).toEqual([{ remote: 'storefront', version: '2' }]);
});

it('uses the last good version when the current folder is missing', () => {
  deploy.registry(registryOf('9', '1'));
  expect(versions(open()())).toEqual(['1', null]);
});

it('has no version of a remote when none can be used, and the others stay', () => {
  deploy.remote('checkout', '5');
  deploy.registry({
    host: 'h1',
    remotes: { storefront: { current: '8', lastGood: '9' }, checkout: { current: '5', lastGood: null } },
  });
  const releases = open()();
  expect(versions(releases)).toEqual([null, null]);
  expect(releases.remotes.checkout.current?.version).toBe('5');
});

it('throws when no registry could ever be read', () => {
  expect(open()).toThrow();
});

/** @jest-environment node */
import Fastify from 'fastify';
import type { Releases } from '../remotes/deployed-releases.ts';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import { createDocumentTokens } from '../rollout/document-tokens.ts';
import { registerTelemetry } from './telemetry.ts';

const versions: Record<string, string> = { host: 'h1', storefront: '1', checkout: '2' };
const release = (version: string) => ({ current: { version }, lastGood: null });
const releases = {
  host: 'h1',
  remotes: { storefront: release('1'), checkout: release('2') },
} as unknown as Releases;

const tokens = createDocumentTokens(null);
const app = Fastify({ ajv: { customOptions: { coerceTypes: false } } });
const counted: string[] = [];

beforeAll(() =>
  registerTelemetry(app, {
    registry: {
      isPart: (name: string) => name === 'events' || name in versions,
      versions: (part: string) => [versions[part] ?? ''],
      currentVersion: (part: string) => versions[part] ?? null,
      rollouts: () => ({ checkout: { canary: { version: '3', percent: 5 } } }),
    } as unknown as ReleaseRegistry,
    remoteAt: (pathname) => (pathname === '/kopi/onlinestore/cart' ? 'checkout' : null),
    keeper: {
      used: (part, version, what) => void counted.push(`${part} ${version} ${what}`),
      faulted: (part, version) => void counted.push(`${part} ${version} faulted`),
      failed: (part, version, _document, network) =>
        void counted.push(`${part} ${version} failed ${network}`),
    },
    tokens,
    mapped: async (stack) => stack,
  }),
);
beforeEach(() => void (counted.length = 0));
afterAll(() => app.close());

async function post(path: string, body: object, remoteAddress = '203.0.113.1') {
  const reply = await app.inject({ method: 'POST', url: `/telemetry/${path}`, payload: body, remoteAddress });
  return reply.statusCode;
}

it('counts as a use what was opened in the shop, once for a document, remote and version', async () => {
  const document = tokens.issue(releases);
  for (const remote of ['checkout', 'checkout', 'events'])
    expect(await post('use', { what: 'opening', remote, version: '2', document })).toBe(204);
  expect(counted).toEqual(['checkout 2 opening']);
  await post('use', { what: 'opening', remote: 'checkout', version: '2', document: tokens.issue(releases) });
  expect(counted).toHaveLength(2);
});

it('counts no opening without the token of a document that names the version', async () => {
  const document = tokens.issue(releases);
  expect(await post('use', { what: 'opening', remote: 'checkout', version: '2' })).toBe(204);
  expect(await post('use', { what: 'opening', remote: 'checkout', version: '9', document })).toBe(204);
  expect(await post('use', { what: 'opening', remote: 'toString', version: '2', document })).toBe(204);
  expect(await post('use', { what: 'opening', remote: 'checkout' })).toBe(400);
  expect(counted).toEqual([]);
});

it('counts a failure besides, by the network of the visitor', async () => {
  const document = tokens.issue(releases);
  const body = { remote: 'checkout', version: '2', document };
  await post('use', { ...body, what: 'opening' });
  for (const address of ['2001:db8:1:2::3', '2001:db8:9:2::3'])
    await post('remote-failure', { ...body, reason: 'render' }, address);
  expect(counted).toEqual(['checkout 2 opening', 'checkout 2 failed 2001:db8:1::']);
});

it('counts what a visit does with a version, each once', async () => {
  const document = tokens.issue(releases);
  for (const what of ['cart', 'order', 'cart'])
    expect(await post('use', { what, remote: 'checkout', version: '2', document })).toBe(204);
  expect(await post('use', { what: 'gift', remote: 'checkout', version: '2', document })).toBe(400);
  expect(counted).toEqual(['checkout 2 cart', 'checkout 2 order']);
});

it('counts faults, which may have done no harm, apart from failures', async () => {
  const document = tokens.issue(releases);
  for (const reason of ['error', 'frozen', 'empty'])
    expect(await post('remote-failure', { remote: 'checkout', version: '2', document, reason })).toBe(204);
  expect(counted).toEqual(['checkout 2 faulted', 'checkout 2 failed 203.0.113.1']);
});

describe('what a browser reports of a tab that hung', () => {
  const hung = {
    type: 'crash',
    url: 'https://lapak.test/kopi/onlinestore/cart',
    body: { reason: 'unresponsive' },
  };
  const crash = async (reports: object[], document = tokens.issue(releases)) => {
    const url = `/telemetry/crash?document=${document}`;
    const headers = { 'content-type': 'application/reports+json' };
    return (await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(reports) })).statusCode;
  };

  it('is a fault of the version of its page, once for a document', async () => {
    const document = tokens.issue(releases);
    for (let again = 0; again < 2; again += 1) expect(await crash([hung], document)).toBe(204);
    expect(counted).toEqual(['checkout 2 faulted']);
  });

  it('is one of the canary for a visitor who has it', async () => {
    const canary = { ...releases.remotes, checkout: { ...release('3'), lastGood: { version: '2' } } };
    await crash([hung], tokens.issue({ ...releases, remotes: canary } as unknown as Releases));
    expect(counted).toEqual(['checkout 3 faulted']);
  });

  it('is none without a page, for another reason, of another type or without a token', async () => {
    await crash([
      { ...hung, url: 'https://lapak.test/' },
      { ...hung, url: 'x' },
    ]);
    await crash([
      { ...hung, body: {} },
      { ...hung, body: null },
      { ...hung, type: 'deprecation' },
    ]);
    expect(await crash([hung], 'made-up')).toBe(204);
    expect(counted).toEqual([]);
  });
});

/** @jest-environment node */
import { failureLimits } from '@lapak/contracts/page-document';
import { json, openShop } from '../testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeEach(async () => {
  shop = await openShop({}, (_request, response) => json(response, {}, 404), { trustedProxies: 1 });
});
afterEach(() => shop.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}/telemetry/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).then((reply) => reply.status);

const metrics = async () => (await shop.get('/metrics')).text();

async function count(series: string) {
  const line = (await metrics()).split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const labels = ({ remote = 'storefront', version = '1', route = 'product', navigation = 'load' }) =>
  `{remote="${remote}",version="${version}",route="${route}",navigation="${navigation}"}`;

it('counts what a browser measured by page, version and kind of visit, with its bounds in seconds', async () => {
  const page = { route: 'product', remote: 'storefront', version: '1' };
  const report = (own: object) => post('vitals', JSON.stringify({ ...page, ...own }));
  const names = ['lapak_lcp_seconds', 'lapak_inp_seconds', 'lapak_cls', 'lapak_ttfb_seconds'];
  const counts = () => Promise.all(names.map((name) => count(`${name}_count${labels({})}`)));
  const before = await counts();
  expect(await report({ name: 'LCP', value: 1234.5 })).toBe(204);
  expect(await report({ name: 'INP', value: 90 })).toBe(204);
  expect(await report({ name: 'CLS', value: 0.02 })).toBe(204);
  expect(await report({ name: 'TTFB', value: 300, navigation: 'load' })).toBe(204);
  expect(await report({ name: 'LCP', value: 50, navigation: 'move' })).toBe(204);
  expect(await counts()).toEqual(before.map((figure) => figure + 1));
  expect(await count(`lapak_lcp_seconds_count${labels({ navigation: 'move' })}`)).toBe(1);
  const bucket = (bound: string) => count(`lapak_lcp_seconds_bucket{le="${bound}",${labels({}).slice(1)}`);
  expect(await bucket('1.2')).toBe(0);
  expect(await bucket('1.6')).toBe(1);
});

it('counts pages and versions that the shop does not have, and reports without a page, as others', async () => {
  const other = `lapak_inp_seconds_count${labels({ remote: 'other', version: 'other', route: 'other' })}`;
  const before = await count(other);
  expect(await post('vitals', '{"name":"INP","value":8}')).toBe(204);
  const page = { name: 'INP', value: 8, route: 'toString', remote: 'made-up', version: '9.9' };
  expect(await post('vitals', JSON.stringify(page))).toBe(204);
  expect(await count(other)).toBe(before + 2);
  expect(await metrics()).not.toMatch(/made-up|toString|9\.9/);
});

it.each([
  ['an unknown name', '{"name":"FID","value":1}'],
  ['less than nothing', '{"name":"LCP","value":-1}'],
  ['more than a browser waits', '{"name":"LCP","value":600001}'],
  ['a shift of more than there is', '{"name":"CLS","value":101}'],
  ['a number without end', '{"name":"LCP","value":1e999}'],
  ['no number, which JSON writes as null', '{"name":"LCP","value":null}'],
  ['a text', '{"name":"LCP","value":"5"}'],
  ['a list', '{"name":"LCP","value":[5]}'],
  ['a page that is no name', '{"name":"LCP","value":1,"route":"a b"}'],
  ['an unknown kind of visit', '{"name":"LCP","value":1,"navigation":"back"}'],
  ['nothing', ''],
  ['broken JSON', '{"name"'],
])('refuses %s', async (_name, body) => {
  const before = await metricsOfVitals();
  expect(await post('vitals', body)).toBe(400);
  expect(await metricsOfVitals()).toEqual(before);
});

const metricsOfVitals = async () => (await metrics()).match(/^lapak_(?:lcp|inp|cls|ttfb)_.*$/gm);

it('rejects values that are too large', async () => {
  expect(await post('vitals', JSON.stringify({ name: 'LCP', value: 1, x: 'x'.repeat(2000) }))).toBe(413);
});

const failures = (remote: string, version: string) =>
  count(`lapak_remote_failures_total{remote="${remote}",version="${version}",reason="entry"}`);

it('counts failures of deployed versions by name, and all others as one', async () => {
  const others = await failures('other', 'other');
  const report = (remote: string, version: string) =>
    post('remote-failure', JSON.stringify({ remote, version, reason: 'entry' }));
  expect(await report('storefront', '1')).toBe(204);
  for (let n = 0; n < 20; n += 1) expect(await report(`made-up-${n}`, '1')).toBe(204);
  for (let n = 0; n < 20; n += 1) expect(await report('storefront', `99.${n}`)).toBe(204);
  expect(await failures('storefront', '1')).toBeGreaterThanOrEqual(1);
  expect(await failures('other', 'other')).toBe(others + 20);
  expect(await failures('storefront', 'other')).toBeGreaterThanOrEqual(20);
  expect(await metrics()).not.toMatch(/made-up|99\./);
});

it('takes the error with a report, up to a length', async () => {
  const report = (own: object) =>
    post('remote-failure', JSON.stringify({ remote: 'storefront', version: '1', reason: 'entry', ...own }));
  const stack = 'x'.repeat(failureLimits.stack);
  expect(await report({ page: 'storefront/Home', message: 'x is undefined', stack })).toBe(204);
  expect(await report({ stack: `${stack}x` })).toBe(400);
  expect(await report({ message: 5 })).toBe(400);
});

it('limits the reports of one address', async () => {
  const from = (address: string) =>
    post('vitals', '{"name":"LCP","value":1}', { 'x-forwarded-for': address });
  const answers = await Promise.all(Array.from({ length: 605 }, () => from('203.0.113.1')));
  expect(answers.filter((status) => status === 204)).toHaveLength(600);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect(await from('203.0.113.2')).toBe(204);
});

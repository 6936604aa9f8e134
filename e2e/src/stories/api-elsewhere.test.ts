import { randomBytes } from 'node:crypto';
import { testBrowser } from '../support/browser.ts';
import { buyOne } from '../support/buy.ts';
import { operatorOf } from '../support/operator.ts';
import { freePort, startApi, startProduct } from '../support/product.ts';
import { STORE, storePath } from '../support/shopper.ts';
import { goods, importStore } from '../support/throw-away-store.ts';
import { until } from '../support/until.ts';

const browser = testBrowser();

/** Longer than the story: cached pages are dropped only by a notification. */
const KEPT = { CACHE_SECONDS: '60', PAGE_FRESH_MS: '600000' };

let front: Awaited<ReturnType<typeof startProduct>>;
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  const port = String(await freePort());
  const API_SECRET = randomBytes(24).toString('base64url');
  api = await startApi({ ...KEPT, API_SECRET, PUBLIC_URL: `http://localhost:${port}` });
  front = await startProduct({ ...KEPT, PORT: port, API_URL: api.origin, API_SECRET });
});
afterAll(async () => {
  await front?.stop();
  await api?.stop();
});

const text = async (path: string) => (await fetch(front.product.origin + path)).text();

it('a shopper buys in a shop whose API runs elsewhere', async () => {
  const { page } = await browser.visitor({ size: 'desktop', baseURL: front.product.origin });
  const { orderId } = await buyOne(page);
  expect(await operatorOf(api)('orders', STORE)).toContain(orderId);
});

it('all addresses of the API outside of /api are forwarded', async () => {
  const { origin } = front.product;
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  const ofStores = addresses(await text('/sitemap.xml'));
  expect(ofStores).toContain(`${origin}/${STORE}/sitemap.xml`);
  expect(addresses(await text(`/${STORE}/sitemap.xml`))).toContain(origin + storePath());
  expect(await text('/robots.txt')).toContain(`${origin}/sitemap.xml`);
  expect(await text('/api/docs')).toContain('swagger');
  expect(JSON.parse(await text('/healthz'))).toEqual({ status: 'ok' });
  const [picture = ''] = /\/files\/[^"\s?&]+/.exec(await text(storePath())) ?? [];
  const reply = await fetch(`${origin}${picture}?w=320`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  await reply.arrayBuffer();
});

it('a kept page shows a changed price at once', async () => {
  const username = 'hargajauh';
  const importAt = (harga: number) =>
    importStore({ store: { username }, products: [goods('cangkir', { harga })] }, { product: api });
  const price = async () => /Rp\s?\d\d\.000/.exec(await text(`/${username}/onlinestore/detail/cangkir`))?.[0];
  await importAt(21_000);
  await until(price, 'Rp21.000');
  await importAt(34_000);
  await until(price, 'Rp34.000');
});

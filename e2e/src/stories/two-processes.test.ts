import { withPostgresServer } from '@lapak/api/testing/postgres-server';
import { testBrowser } from '../support/browser.ts';
import { buyOne, CHEAP_PRODUCT } from '../support/buy.ts';
import { startProduct } from '../support/product.ts';
import { STORE } from '../support/shopper.ts';
import { goods, importStore } from '../support/throw-away-store.ts';
import { until } from '../support/until.ts';

const browser = testBrowser();

/** Longer than the story: cached pages are dropped only by a notification. Both have one public address. */
const KEPT = { CACHE_SECONDS: '60', PAGE_FRESH_MS: '600000', PUBLIC_URL: '', TRIAL: '1' };
const behindBalancer = { headers: { 'x-forwarded-host': 'toko.test' } };

withPostgresServer('Two processes on one database', (server) => {
  let one: Awaited<ReturnType<typeof startProduct>>;
  let two: Awaited<ReturnType<typeof startProduct>>;

  beforeAll(async () => {
    const settings = { ...KEPT, DATABASE_URL: server().url };
    two = await startProduct(settings);
    // They share their files; the one started last serves the operator command.
    one = await startProduct({ ...settings, DATA_DIR: two.product.dataDir });
  });
  afterAll(async () => {
    await one?.stop();
    await two?.stop();
  });

  const username = 'hargabersama';
  const path = `/${username}/onlinestore/detail/cangkir`;
  const importAt = (harga: number) =>
    importStore({ store: { username }, products: [goods('cangkir', { harga })] }, { product: one.product });

  it("a price that is changed through one is on the other's page, which has the same etag everywhere", async () => {
    await importAt(21_000);
    const { page } = await browser.visitor({ baseURL: two.product.origin });
    const price = () =>
      page
        .getByText(/^Rp\s?\d\d\.000$/)
        .first()
        .innerText();
    await page.goto(path);
    expect(await price()).toMatch('21.000');
    await importAt(34_000);
    await until(async () => {
      await page.reload();
      return (await price()).replace(/\s/g, '');
    }, 'Rp34.000');
    const tag = async ({ product }: typeof one) => {
      const reply = await fetch(product.origin + path, behindBalancer);
      await reply.text();
      return reply.headers.get('etag');
    };
    await tag(one);
    await until(() => tag(one), await tag(two));
  });

  it('an order that is placed at one lowers the stock at the other', async () => {
    const stock = async () => {
      const reply = await fetch(`${two.product.origin}/api/product/${CHEAP_PRODUCT}?username=${STORE}`);
      return ((await reply.json()) as { data: { stock: number } }).data.stock;
    };
    const before = await stock();
    const { page } = await browser.visitor({ size: 'desktop', baseURL: one.product.origin });
    await buyOne(page);
    await until(stock, before - 1);
  });
});

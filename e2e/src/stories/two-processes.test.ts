import { withPostgresServer } from '@lapak/api/testing/postgres-server';
import { readRegistryFile } from '@lapak/releases/storage/folder-storage';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { testBrowser } from '../support/browser.ts';
import { buyOne, CHEAP_PRODUCT } from '../support/buy.ts';
import { startProduct } from '../support/product.ts';
import { startBalancer } from '../support/balancer.ts';
import { makeVersion } from '../support/deployment.ts';
import { release } from '../support/release.ts';
import { addToCart, arrive, skipTour, STORE, storePath } from '../support/shopper.ts';
import { goods, importStore } from '../support/throw-away-store.ts';
import { until } from '../support/until.ts';

const browser = testBrowser();

/**
 * Longer than the story: cached pages are dropped only by a notification. Both have one public address. A busy machine paints late, and what is
 * late is painted with the version before.
 */
const KEPT = {
  RENDER_TIMEOUT_MS: '20000',
  CACHE_SECONDS: '60',
  PAGE_FRESH_MS: '600000',
  PUBLIC_URL: '',
  TRUSTED_PROXIES: '1',
  TRIAL: '1',
};
const behindBalancer = { headers: { 'x-forwarded-host': 'toko.test' } };

withPostgresServer('Two processes on one database', (server) => {
  let one: Awaited<ReturnType<typeof startProduct>>;
  let two: Awaited<ReturnType<typeof startProduct>>;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;

  beforeAll(async () => {
    const settings = { ...KEPT, DATABASE_URL: server().url };
    two = await startProduct(settings);
    // They share their files; the one started last serves the operator command.
    const { dataDir, deployDir } = two.product;
    one = await startProduct({ ...settings, DATA_DIR: dataDir, DEPLOY_DIR: deployDir });
    balancer = await startBalancer([one.product.origin, two.product.origin]);
  });
  afterAll(async () => {
    balancer?.stop();
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

  describe('behind a balancer, with one registry', () => {
    const deployDir = () => two.product.deployDir;
    const current = (remote: RemoteName) => readRegistryFile(deployDir()).remotes[remote]?.current ?? '';
    const toraja = /Kopi Arabika Toraja/;

    /** A visitor, and the versions of a remote that the files of the document on screen came from. */
    async function visitor(cookie?: string) {
      const { page, context } = await browser.visitor({ baseURL: balancer.origin });
      if (cookie) await context.addCookies([{ name: 'lapak_canary', value: cookie, url: balancer.origin }]);
      await skipTour(page);
      // Asked of the document: the one before may still load files while the next one is on its way.
      const versions = async (remote: RemoteName) => {
        const files = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        const ofRemote = files.filter((path) => path.startsWith(`/remotes/${remote}/`));
        return [...new Set(ofRemote.map((path) => path.split('/')[3]))];
      };
      return { page, versions };
    }
    /** The version that both processes give to everybody. */
    const untilBothServe = (remote: RemoteName, version: string) =>
      until(async () => {
        const documents = [one, two].map(async ({ product }) =>
          (await fetch(`${product.origin}/x/y/z`)).text(),
        );
        const found = (await Promise.all(documents)).map((html) =>
          html.includes(`"current":{"version":"${version}"`),
        );
        return found.every(Boolean);
      }, true);

    it('a visit has one version of each part, through a deploy, a canary and a rollback', async () => {
      const [oldShop, oldCheckout] = [current('storefront'), current('checkout')];
      const shop = makeVersion(deployDir(), 'storefront', oldShop, 'dddddddddd', (text) =>
        text.replaceAll('Cari Produk', 'Cari Barang'),
      ).version;
      const checkout = makeVersion(deployDir(), 'checkout', oldCheckout, 'eeeeeeeeee').version;

      const early = await visitor();
      await early.page.goto(storePath());
      await early.page.getByRole('searchbox', { name: 'Cari Produk' }).waitFor();

      await release(deployDir(), 'deploy', 'storefront', shop);
      await untilBothServe('storefront', shop);
      // A tab from before goes on with its version.
      await early.page.getByRole('link', { name: toraja }).first().click();
      await arrive(early.page, toraja);
      await addToCart(early.page, 1);
      expect(await early.versions('storefront')).toEqual([oldShop]);
      // Every document of a new visit has the new one, from whichever process.
      const late = await visitor();
      for (const path of [
        storePath(),
        storePath('/detail/kopi-arabika-toraja-sapan'),
        storePath(),
        storePath(),
      ]) {
        await late.page.goto(path);
        await late.page.waitForFunction(() => performance.getEntriesByName('lapak:hydrated').length > 0);
        expect(await late.versions('storefront')).toEqual([shop]);
      }
      await late.page.getByRole('searchbox', { name: 'Cari Barang' }).waitFor();

      await release(deployDir(), 'canary', 'checkout', checkout, '50');
      await until(async () => {
        const answers = [one, two].map(({ product }) => fetch(`${product.origin}/x/y/z`));
        return (await Promise.all(answers)).every(({ headers }) => headers.has('set-cookie'));
      }, true);
      const seen = new Set<string | undefined>();
      for (const number of ['1', '2', '3', '4', '5', '6']) {
        const { page, versions } = await visitor(number);
        const met = [];
        for (let again = 0; again < 2; again += 1) {
          await page.goto(storePath('/cart'));
          await arrive(page, 'Keranjang');
          met.push(...(await versions('checkout')));
        }
        expect(new Set(met).size).toBe(1);
        seen.add(met[0]);
      }
      expect(seen).toEqual(new Set([oldCheckout, checkout]));

      await release(deployDir(), 'rollback', 'storefront');
      await untilBothServe('storefront', oldShop);
      await late.page.getByRole('link', { name: toraja }).first().click();
      await arrive(late.page, toraja);
      expect(await late.versions('storefront')).toEqual([shop]);
      await late.page.reload();
      await late.page.waitForFunction(() => performance.getEntriesByName('lapak:hydrated').length > 0);
      expect(await late.versions('storefront')).toEqual([oldShop]);
      await early.page.getByRole('link', { name: 'Keranjang, 1 produk' }).click();
      await arrive(early.page, 'Keranjang');
      expect(await early.versions('storefront')).toEqual([oldShop]);
      expect(await early.versions('checkout')).toEqual([oldCheckout]);
    });
  });
});

import type { Locator, Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { runningProduct } from '../support/product.ts';
import { cartLink, skipTour } from '../support/shopper.ts';
import { goods, importStore, pictures } from '../support/throw-away-store.ts';

const browser = testBrowser();
const STORE = 'coba-produk';
const product = (slug: string) => `/${STORE}/onlinestore/detail/${slug}`;

const levels = {
  Warna: ['Merah', 'Biru'],
  Ukuran: ['S', 'M'],
  Lengan: ['Pendek', 'Panjang'],
  Kerah: ['Bulat', 'V'],
  Sablon: ['Plastisol', 'DTF'],
};

beforeAll(() =>
  importStore({
    store: { username: STORE },
    products: [
      goods('kaos', {
        images: pictures,
        enable_variations: 1,
        product_variety: Object.entries(levels).map(([variation_name, list_options]) => ({
          variation_name,
          list_options,
        })),
        price_variety: [
          {
            options: ['Merah', 'S', 'Pendek', 'Bulat', 'Plastisol'],
            price: 100_000,
            discount_price: 75_000,
            stock: 5,
          },
          { options: ['Merah', 'M', 'Pendek', 'Bulat', 'DTF'], price: 110_000, stock: 0 },
          { options: ['Biru', 'M', 'Panjang', 'V', 'DTF'], price: 150_000, stock: 3, berat: 350 },
        ],
        enable_discount_pricing: 1,
        discount_start_date: '-1d',
        discount_end_date: '+1d',
      }),
      goods('grosir', {
        stock: 1_000,
        enable_wholesale_price: 1,
        wholesale_prices: [
          { min_product: 2, max_product: 4, price: 18_000 },
          { min_product: 5, max_product: 9, price: 16_000 },
          { min_product: 10, max_product: null, price: 12_500 },
        ],
      }),
      goods('batas-2', { stock: 2, is_limit: 1, buy_limit: 3 }),
      goods('batas-10', { stock: 10, is_limit: 1, buy_limit: 3 }),
    ],
  }),
);

async function open(slug: string) {
  const { page } = await browser.visitor();
  await skipTour(page);
  await page.goto(product(slug));
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  const ask = async (button = 'Keranjang') => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await dialog.waitFor();
  };
  return { page, dialog, ask, quantity: dialog.getByRole('textbox', { name: 'Jumlah' }) };
}

async function choose(scope: Locator, ...names: string[]) {
  for (const name of names) await scope.getByRole('radio', { name, exact: true }).check();
}

const shows = async (page: Page, price: string, stock: string) => {
  const main = page.getByRole('main');
  await main.getByText(price, { exact: true }).first().waitFor();
  await main.getByRole('definition').filter({ hasText: stock }).first().waitFor();
};

it('forced colours show which option is chosen', async () => {
  const { page } = await browser.visitor({ forcedColors: 'active' });
  await skipTour(page);
  await page.goto(product('kaos'));
  const groundOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('radio', { name, exact: true })
      .locator('xpath=following-sibling::span')
      .evaluate((face) => getComputedStyle(face).backgroundColor);
  expect(await groundOf('Merah')).not.toBe(await groundOf('Biru'));
});

it('five levels: price, stock and buttons follow each choice; two variants are two lines', async () => {
  const { page, dialog, ask, quantity } = await open('kaos');
  const main = page.getByRole('main');
  await shows(page, 'Rp75.000', '5');
  await main.getByText('25%').waitFor();

  await choose(main, 'M (stok habis)', 'DTF (stok habis)');
  await shows(page, 'Rp110.000', 'STOK HABIS');
  expect(await page.getByRole('button', { name: 'Stok Habis' }).isDisabled()).toBe(true);
  expect(await main.getByText(/%$/).count()).toBe(0);

  await choose(main, 'Biru', 'M', 'Panjang', 'V', 'DTF');
  await shows(page, 'Rp150.000', '3');
  await main.getByText('350 gr').waitFor();
  expect(await main.getByRole('radio', { name: /^S \(tidak tersedia\)/ }).isDisabled()).toBe(true);
  await ask();
  await quantity.fill('2');
  await dialog.getByRole('button', { name: 'Tambahkan ke keranjang' }).click();
  await cartLink(page, 1).waitFor();

  await ask();
  expect(await quantity.inputValue()).toBe('2');
  await choose(dialog, 'Merah', 'S', 'Pendek', 'Bulat', 'Plastisol');
  expect(await quantity.inputValue()).toBe('1');
  await dialog.getByRole('button', { name: 'Tambahkan ke keranjang' }).click();
  await cartLink(page, 2).waitFor();
});

it('back and Escape close the dialog, the page stays and the focus returns', async () => {
  const { page, dialog, ask } = await open('kaos');
  // From when its entry of the history is there, the dialog listens to the back button and to Escape.
  const listens = () => page.waitForFunction(() => Boolean(history.state?.overlay));
  await ask();
  await listens();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(product('kaos'));

  const buy = page.getByRole('button', { name: 'Beli', exact: true });
  await buy.press('Enter');
  await dialog.waitFor();
  await listens();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction((button) => button === document.activeElement, await buy.elementHandle());
});

it('wholesale: the price of a piece at every edge of its tiers', async () => {
  const { dialog, ask, quantity } = await open('grosir');
  await ask();
  const unit = { 1: 20_000, 2: 18_000, 4: 18_000, 5: 16_000, 9: 16_000, 10: 12_500, 500: 12_500 };
  for (const [qty, price] of Object.entries(unit)) {
    await quantity.fill(qty);
    const total = (price * Number(qty)).toLocaleString('id-ID');
    await dialog.locator('strong', { hasText: new RegExp(`^Rp${total.replaceAll('.', '\\.')}$`) }).waitFor();
  }
});

it.each([
  ['batas-2', '3', 'Kuantiti produk yang anda masukan melebihi stok yang tersedia'],
  ['batas-10', '4', 'Anda telah mencapai batas pembelian produk'],
])(
  '%s: what is typed is refused in words, and the largest that is allowed is taken',
  async (slug, over, why) => {
    const { page, dialog, ask, quantity } = await open(slug);
    await ask();
    const confirm = dialog.getByRole('button', { name: 'Tambahkan ke keranjang' });
    for (const typed of ['abc', '', '0', over, '999999999']) {
      await quantity.fill('');
      await quantity.pressSequentially(typed);
      await dialog.getByRole('alert').waitFor();
      expect(await confirm.isDisabled()).toBe(true);
    }
    await quantity.fill(over);
    await dialog.getByText(why).waitFor();
    await quantity.fill(String(Number(over) - 1));
    await confirm.click();
    await cartLink(page, 1).waitFor();
  },
);

describe('a discount', () => {
  const store = 'coba-diskon';
  const day = 24 * 60 * 60 * 1000;

  const importDiscount = (start: number, end: number) =>
    importStore({
      store: { username: store },
      products: [
        goods('jam', {
          status_promo: 1,
          enable_discount_pricing: 1,
          discount_price: 15_000,
          discount_start_date: new Date(start).toISOString(),
          discount_end_date: new Date(end).toISOString(),
        }),
      ],
    });

  const apiClock = async () => {
    const reply = await fetch(`${runningProduct().origin}/api/product/jam?username=${store}`);
    return Date.parse(((await reply.json()) as { date_server: string }).date_server);
  };

  /** A phone whose clock is off by `ms`. */
  async function phone(path: string, ms: number): Promise<Page> {
    const { page } = await browser.visitor();
    await skipTour(page);
    await page.addInitScript((off) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + off;
    }, ms);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('main').getByText('Rp20.000', { exact: true }).first().waitFor();
    return page;
  }

  /** Two phones that look at the product before its discount begins. A slow machine gets more time for that. */
  async function waitingPhones() {
    for (let lead = 10_000; ; lead *= 2) {
      const start = Date.now() + lead;
      const end = start + lead;
      await importDiscount(start, end);
      const home = await phone(`/${store}/onlinestore`, -day);
      const detail = await phone(`/${store}/onlinestore/detail/jam`, day);
      if ((await apiClock()) < start) return { home, detail, start, end };
    }
  }

  it('begins and ends by the API’s clock, on phones whose clocks are a day off', async () => {
    const { home, detail, start, end } = await waitingPhones();
    // Not by role: the page behind an open dialog has none.
    const lowered = (page: Page) => page.locator('main').getByText('Rp15.000', { exact: true });
    await Promise.all([home, detail].map((page) => lowered(page).waitFor({ timeout: 60_000 })));
    expect(await apiClock()).toBeGreaterThanOrEqual(start);
    // What the shopper does meanwhile does not put the end off.
    await home.getByRole('searchbox', { name: 'Cari Produk' }).fill('ja');
    await home.waitForURL(/keyword=ja/);
    await detail.getByRole('button', { name: 'Keranjang', exact: true }).click();
    await lowered(detail).waitFor({ state: 'hidden', timeout: 60_000 });
    expect(await apiClock()).toBeGreaterThan(end);
    await lowered(home).waitFor({ state: 'hidden' });
  });
});

import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { login, skipTour } from '../support/shopper.ts';
import { bannerPicture, goods, importStore } from '../support/throw-away-store.ts';

const browser = testBrowser();

const address = 'Jl. Kaliurang KM 5,6 No. 18, Caturtunggal, Depok, Sleman, Daerah Istimewa Yogyakarta 55281';
const looks = [
  { username: 'coba-satu', theme_onlinestore: 1, path_theme: 'default_1', facebook: 'toko@contoh.id' },
  { username: 'coba-dua', theme_onlinestore: 2, path_theme: 'default_2', wa: '+6281234567890' },
  { username: 'coba-tiga', theme_onlinestore: 3, path_theme: 'default_3', wa: '021555666' },
  {
    username: 'coba-custom',
    theme_onlinestore: null,
    path_theme: 'custom',
    instagram: 'javascript:alert(1)',
  },
] as const;
const STORE = looks[0].username;
const home = (store: string = STORE, query = '') => `/${store}/onlinestore${query}`;

const categories = Array.from({ length: 12 }, (_, index) => ({
  key: `k${index}`,
  nama: `Makanan & Minuman ${index}`,
}));
const products = [
  ...Array.from({ length: 50 }, (_, index) =>
    goods(`kopi-${index}`, { nama: `Kopi Temanggung ${index}`, category_key: 'k0', harga: 10_000 + index }),
  ),
  goods('persen', { nama: "Diskon 50% Kopi D'Ara", category_key: 'k1', status_promo: 1 }),
];
const banners = ['Promo Gajian', 'Gratis Ongkir', 'Libur'].map((title, index) => ({
  key: `b${index}`,
  title,
  image: bannerPicture,
  content: '<p>Isi <b>banner</b>.</p><img src="x" onerror="alert(1)">',
  created_by: 'Bu Uji',
}));

beforeAll(async () => {
  await Promise.all([
    ...looks.map((look) =>
      importStore({
        store: { ...look, alamat: address, bio: 'Perlengkapan harian pilihan, dikirim dari Jogja.' },
        categories,
        products: look.username === STORE ? products : products.slice(0, 3),
        banners,
      }),
    ),
    importStore({ store: { username: 'coba-tutup', is_active: false }, products: [goods('kopi')] }),
    importStore({ store: { username: 'coba-belum', is_valid: false }, products: [] }),
    importStore({ store: { username: 'coba-kosong' } }),
  ]);
});

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
const cards = (page: Page) => page.getByRole('region', { name: /Produk|pencarian/ }).getByRole('listitem');

it.each(looks)('$username: nothing is wider than a phone of 320 px, and axe finds nothing', async (look) => {
  const { page } = await browser.visitor({ tolerate: /\/x\)$/ });
  await page.setViewportSize({ width: 320, height: 640 });
  await skipTour(page);
  for (const path of ['/onlinestore', '/onlinestore/detail/kopi-1', '']) {
    await page.goto(`/${look.username}${path}`);
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await overflow(page)]).toEqual([path, 0]);
    await expectAccessible(page);
  }
  await page.goto(home(look.username));
  await page.getByRole('link', { name: 'Gratis Ongkir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gratis Ongkir' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
});

it('words without a space stay inside a narrow phone, wherever a seller can write them', async () => {
  const word = 'Panjangsekali'.repeat(12).slice(0, 150);
  const option = word.slice(0, 60);
  await importStore({
    store: { username: 'coba-panjang', nama_toko: word, alamat: word, bio: word, footer_message: word },
    categories: [{ key: 'k', nama: word }],
    products: [
      goods('panjang', {
        nama: word,
        harga: 1_000_000_000,
        category_key: 'k',
        description: `<p>${word}</p><pre>${word}</pre>`,
        enable_variations: 1,
        product_variety: [{ variation_name: option, list_options: [option] }],
        price_variety: [{ options: [option], price: 1_000_000_000, stock: 5 }],
      }),
    ],
    banners: [{ key: 'b', title: word, image: bannerPicture, content: `<p>${word}</p>`, created_by: word }],
  });
  const { page } = await browser.visitor();
  await page.setViewportSize({ width: 320, height: 640 });
  await skipTour(page);
  const path = '/coba-panjang/onlinestore';
  for (const address of [path, '/coba-panjang', `${path}/detail/panjang`]) {
    await page.goto(address);
    await hydrated(page);
    expect([address, await overflow(page)]).toEqual([address, 0]);
  }
  await page.getByRole('button', { name: 'Keranjang', exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Tambahkan ke keranjang' });
  await confirm.waitFor();
  expect(await confirm.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
  await page.goto(path);
  await page.getByRole('region', { name: 'Info dan Promo' }).getByRole('link').click();
  await page.waitForURL(/\/banner-detail\//);
  await page.getByText(`Oleh ${word}`).waitFor();
  expect(await overflow(page)).toBe(0);
});

it('search: a word, its middle, a typo, wildcards as they are, spaces, 300 letters', async () => {
  const { page } = await browser.visitor();
  await page.goto(home());
  await hydrated(page);
  const box = page.getByRole('searchbox', { name: 'Cari Produk' });
  const found = page.getByRole('region', { name: /Produk|pencarian/ }).getByText(/^\d+ produk$/);
  for (const [typed, count] of [
    ['temanggung', 50],
    ['emanggu', 50],
    ['temangung', 50],
    ['%', 1],
    ["'", 1],
    ['_', 0],
    ['   ', 51],
    ['a'.repeat(300), 0],
  ] as const) {
    await box.fill(typed);
    await page.waitForURL((url) => (url.searchParams.get('keyword') ?? '') === typed.trim());
    await found.getByText(`${count} produk`, { exact: true }).waitFor();
  }
  await page.getByText('Produk Kosong').waitFor();
  const heading = await page.getByRole('heading', { name: /aaa/ }).boundingBox();
  expect(heading?.height).toBeLessThan(80);
});

it('back finds the sorted list as it was left; another search shows its beginning', async () => {
  const { page } = await browser.visitor();
  await skipTour(page);
  await page.goto(home(STORE, '?sort=price-asc'));
  await cards(page).nth(50).waitFor();
  const card = cards(page).nth(37);
  // Brings the card into view and waits until it stands still: what was never in view is laid out only now.
  await card.getByRole('link').click({ trial: true });
  const before = await page.evaluate(() => scrollY);
  const place = await card.boundingBox();
  expect(before).toBeGreaterThan(1000);
  await card.getByRole('link').click();
  await page.waitForURL(/\/detail\//);
  await page.goBack();
  await card.waitFor();
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, before);
  expect((await card.boundingBox())?.y).toBeCloseTo(place?.y ?? NaN, 0);

  await page.getByRole('searchbox', { name: 'Cari Produk' }).fill('temanggung');
  await page.waitForURL(/keyword=temanggung/);
  await page.getByRole('heading', { name: /temanggung/ }).waitFor();
  await page.waitForFunction(
    () => (document.querySelector('#produk')?.getBoundingClientRect().top ?? -1) >= 0,
  );
});

it('the footer causes no layout shift while the list grows under a mouse wheel', async () => {
  const { page } = await browser.visitor({ size: 'desktop' });
  await page.goto(home());
  await hydrated(page);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) Object.assign(window, { shifted: Number(entry.value) + (window.shifted ?? 0) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  while ((await cards(page).count()) < products.length) await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThan(0.05);
});

/** Clears the shopper's wishlist in this store of an earlier run. */
async function startWithoutWishes(page: Page): Promise<void> {
  await page.goto(home(STORE, '/wishlist'));
  const empty = page.getByText('Wishlist kosong');
  const heart = page.getByRole('button', { name: /^Wishlist Diskon 50%/ });
  await empty.or(heart).waitFor();
  if (await heart.isVisible()) await heart.click();
  await empty.waitFor();
}

it('hearts turn in both tabs, and stay turned with words when the server fails', async () => {
  const { page, context } = await browser.visitor({ tolerate: /status of 500/ });
  await skipTour(page);
  await login(page);
  await startWithoutWishes(page);
  await page.goto(home());
  const second = await context.newPage();
  await second.goto(home(STORE, '/detail/persen'));
  const heart = (tab: Page) => tab.getByRole('button', { name: /^Wishlist Diskon 50%/ });
  const is = (tab: Page, pressed: boolean) =>
    tab.getByRole('button', { name: /^Wishlist Diskon 50%/, pressed }).waitFor();
  await is(second, false);
  await heart(page).click();
  await page.getByText('Wishlist telah ditambahkan').waitFor();
  await is(second, true);
  await second.route('**/api/wishlist/**', (route) => route.fulfill({ status: 500, json: {} }));
  await heart(second).click();
  await second.getByText('Wishlist gagal dihapus').waitFor();
  await is(second, false);
});

it.each([
  ['coba-tutup', 'Toko Sedang Tutup'],
  ['coba-belum', 'Toko Belum Aktif'],
  ['coba-kosong', 'Produk Kosong'],
  ['coba-tidak-ada', 'Toko tidak ditemukan'],
])('%s says "%s"', async (store, words) => {
  const { page } = await browser.visitor({ tolerate: /status of 404/ });
  const reply = await page.goto(home(store));
  await page.getByText(words, { exact: true }).waitFor();
  expect(reply?.status()).toBe(store === 'coba-tidak-ada' ? 404 : 200);
  await expectAccessible(page);
});

it('contacts lead where they should, and never run', async () => {
  const { page } = await browser.visitor();
  await page.goto('/coba-satu');
  expect(await page.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe(
    'mailto:toko@contoh.id',
  );
  for (const store of ['coba-satu', 'coba-dua']) {
    await page.goto(`/${store}`);
    expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/6281234567890',
    );
  }
  await page.goto('/coba-custom');
  expect(await page.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toMatch(/^http:\/\//);
  await page.goto('/coba-tiga');
  await hydrated(page);
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await page.getByText('Nomor whatsapp toko tidak valid').waitFor();
});

declare global {
  interface Window {
    /** Sum of layout shifts. */
    shifted?: number;
  }
}

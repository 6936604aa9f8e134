import { expectAccessible } from '../support/axe.ts';
import { testBrowser, type Size } from '../support/browser.ts';
import { choosePayment, pay, skipTour } from '../support/shopper.ts';

const browser = testBrowser();

const stores = [
  { store: 'kopinusantara', theme: 'blue', word: 'gayo', sorted: null },
  { store: 'rumahbatik', theme: 'blue-new', word: 'kawung', sorted: 'Termurah' },
  { store: 'studiokarya', theme: 'grey', word: 'kamera', sorted: 'Termurah' },
] as const;
const everywhere = stores.flatMap((store) =>
  (['phone', 'desktop'] as Size[]).map((size) => ({ ...store, size })),
);

it.each(everywhere)(
  '$store on a $size: browse, search, sort, open, go back',
  async ({ store, theme, word, sorted, size }) => {
    const { page } = await browser.visitor({ size });
    await skipTour(page);
    const home = `/${store}/onlinestore`;
    await page.goto(home);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    await page.getByRole('heading', { name: 'Info dan Promo' }).waitFor();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Cari Produk' }).fill(word);
    await page.waitForURL((url) => url.searchParams.get('keyword') === word);
    // The page follows its address: links that keep the search are there with what was found.
    await page.getByRole('heading', { name: `“${word}”` }).waitFor();
    const products = page.getByRole('link').filter({ hasText: new RegExp(word, 'i') });
    await products.first().waitFor();

    if (sorted) {
      await page
        .getByRole('button', { name: sorted })
        .or(page.getByRole('link', { name: sorted }))
        .first()
        .click();
      await page.waitForURL((url) => url.searchParams.get('keyword') === word && url.search.includes('sort'));
    }
    const found = page.url();
    await products.first().click();
    await page.waitForURL(/\/detail\//);
    await page.getByRole('heading', { name: 'Deskripsi' }).waitFor();
    await expectAccessible(page);

    await page.goBack();
    expect(page.url()).toBe(found);
    await products.first().waitFor();
  },
);

it('a product of five levels: combinations that do not exist cannot be chosen', async () => {
  const { page } = await browser.visitor({ size: 'phone' });
  await skipTour(page);
  await page.goto('/rumahbatik/onlinestore/detail/kemeja-pesanan-lima-pilihan');
  await page.getByRole('heading', { name: /Pilih Varian/ }).waitFor();
  for (const level of ['Motif', 'Warna', 'Lengan', 'Ukuran', 'Kerah']) {
    const options = page
      .getByRole('radiogroup', { name: level })
      .or(page.getByRole('group', { name: level }));
    await options.first().waitFor();
  }
  await expectAccessible(page);
});

it('an affiliate code of the address goes with the order of a service', async () => {
  const { page } = await browser.visitor({ size: 'phone' });
  await skipTour(page);
  await page.goto('/studiokarya/onlinestore/detail/jasa-sunting-video?aff=abc');
  await page.getByRole('button', { name: 'Pesan', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pesan', exact: true }).click();
  await page.waitForURL(/\/checkout-jasa$/);
  await page.getByRole('textbox', { name: /^Nama/ }).fill('Sari Wulandari');
  await page.getByRole('textbox', { name: /Handphone/ }).fill('081234567890');
  await page.getByRole('textbox', { name: /^Email/ }).fill('sari@example.test');
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  await expectAccessible(page);
  const [request] = await Promise.all([page.waitForRequest(/\/api\/checkout-jasa$/), pay(page)]);
  expect(request.postData()).toMatch(/name="affiliate_code"\s+abc/);
});

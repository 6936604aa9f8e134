import { paths } from '@lapak/contracts/routes';
import { expectAccessible } from '../support/axe.ts';
import { sizes, testBrowser, type Size } from '../support/browser.ts';
import { event, importEventStore, ticket } from '../support/event-store.ts';
import { hydrated } from '../support/hydrated.ts';
import { addToCart, arrive, choosePayment, pay, skipTour } from '../support/shopper.ts';
import { goods, importStore, pictures } from '../support/throw-away-store.ts';
import { eventPath, orderTicket } from '../support/ticket-buyer.ts';

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

it.each([...stores.map(({ store }) => store), 'banyak-kata'])(
  'the first screen of %s on a phone has two products with their prices',
  async (store) => {
    if (store === 'banyak-kata') {
      const words = 'Perlengkapan harian pilihan yang dikirim dari Jogja setiap hari kerja. '.repeat(12);
      const [tall] = pictures;
      await importStore({
        store: {
          username: store,
          nama_toko: words.slice(0, 60),
          bio: words,
          alamat: words,
          theme_onlinestore: 2,
        },
        categories: ['a', 'b', 'c', 'd'].map((key) => ({ key, nama: `Makanan & Minuman Ringan ${key}` })),
        products: ['a', 'b', 'c', 'd'].map((key) =>
          goods(key, { nama: `Kopi Temanggung dengan nama yang sangat panjang ${key}`, category_key: key }),
        ),
        banners: ['satu', 'dua'].map((key) => ({
          key,
          title: key,
          image: tall ?? '',
          content: '<p>Isi</p>',
          created_by: 'Bu Uji',
        })),
      });
    }
    const { page } = await browser.visitor();
    await page.goto(`/${store}/onlinestore`);
    const cards = page.getByRole('region', { name: 'Produk' }).getByRole('listitem');
    for (const nth of [0, 1]) {
      const price = await cards
        .nth(nth)
        .getByText(/Rp[\d.]+|Gratis/)
        .first()
        .boundingBox();
      expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(sizes.phone.height);
    }
  },
);

it('no payment method is below the pay button on a desktop', async () => {
  const { page } = await browser.visitor({ size: 'desktop' });
  await skipTour(page);
  await page.goto('/kopinusantara/onlinestore/detail/kopi-arabika-gayo');
  await addToCart(page, 1);
  await page.goto('/kopinusantara/onlinestore/checkout');
  await arrive(page, 'Checkout Produk');
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  const methods = page.getByRole('region', { name: 'Metode Pembayaran' });
  const closed = methods.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  for (const radio of await methods.getByRole('radio').all()) {
    const name = radio.locator('xpath=ancestor::label');
    await name.scrollIntoViewIfNeeded();
    await name.click({ trial: true });
  }
});

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

it.each([
  { theme: 1, name: 'blue' },
  { theme: 2, name: 'blue-new' },
  { theme: 3, name: 'grey' },
] as const)('the pages of events in the theme $name, on a phone and wide', async ({ theme, name }) => {
  const username = `coba-tema-${theme}`;
  await importEventStore(
    username,
    [event('Pekan Batik', [ticket('Umum'), ticket('Habis', { quota: 0 }), ticket('Anak', { harga: 0 })])],
    { theme_onlinestore: theme, path_theme: `default_${theme}` },
  );
  const order = { store: username, event: 'Pekan Batik' };
  const unpaid = await orderTicket({ ...order, ticket: 'Umum' });
  const paid = await orderTicket({ ...order, ticket: 'Anak' });
  const { page } = await browser.visitor();
  for (const [path, words] of [
    [paths.events(username), 'Pekan Batik'],
    [await eventPath(username, 'Pekan Batik'), 'Tiket Habis'],
    [paths.eventCheckoutDetail(username, unpaid.id, unpaid.token), 'Rekening Tujuan'],
    [paths.eventConfirmPayment(username, unpaid.id, unpaid.token), 'Nomor Pesanan'],
    [paths.eventTransactionDetail(username, paid.id, paid.token), 'Lihat Tiket'],
    [paths.eventTickets(username, paid.id, paid.token), 'Tiket 1 dari 1'],
  ] as const) {
    await page.setViewportSize(sizes.phone);
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    await hydrated(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(name);
    await expectAccessible(page);
    await page.setViewportSize(sizes.desktop);
    await expectAccessible(page);
  }
});

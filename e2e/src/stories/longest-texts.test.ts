import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import type { StoreDocument } from '@lapak/api/store-document';
import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { event, ticket } from '../support/event-store.ts';
import { operator } from '../support/operator.ts';
import { joinStore } from '../support/seller.ts';
import { addToCart, arrive, login, openPaymentGroups, pay, skipTour } from '../support/shopper.ts';
import { expectTextFits } from '../support/text-fit.ts';
import { buyTickets, eventNamed, payTickets } from '../support/ticket-buyer.ts';
import { goods, importStore } from '../support/throw-away-store.ts';

const browser = testBrowser();
/** Phones: the narrowest that is served, and the usual one. */
const PHONES = [320, 360];
/** The console stands in rows from here on. */
const CONSOLE = [320, 768];
/** The highest price of the import format; hundreds of pieces cost twelve digits. */
const PRICE = 1_000_000_000;
const PIECES = 500;

/** A text of `length` characters: as one word, or of words. */
type Text = (length: number) => string;
const texts: Record<string, Text> = {
  'coba-satu-kata': (length) => 'M'.repeat(length),
  'coba-banyak-kata': (length) =>
    'Wadah mangkuk '
      .repeat(length)
      .slice(0, length - 1)
      .concat('M'),
};

/** A store each of whose texts is as long as the import allows; HTML of one screen. */
function longestStore(username: string, text: Text) {
  const name = text(150);
  const html = `<h2>${text(300)}</h2><p>${text(1_000)}</p><ul><li>${text(300)}</li></ul><table><tr><td>${text(200)}</td><td>${text(200)}</td></tr></table>`;
  const groups = ['cash', 'bank', 'va', 'e_wallet'] as const;
  const options = ['A', 'B'].map((end) => text(59) + end);
  const fields = (['short-text', 'long-text', 'dropdown', 'date', 'number'] as const).map((type, index) => ({
    name: text(149) + index,
    form_name: `jawaban_${index}`,
    type,
    placeholder: text(255),
    is_required: 0 as const,
    ...(type === 'dropdown' && { options }),
  }));
  const costly = {
    nama: name,
    harga: PRICE,
    stock: 10_000_000,
    berat: 1,
    category_key: 'a',
    description: html,
  };
  return {
    store: {
      username,
      nama_toko: name,
      alamat: text(2_000),
      bio: text(2_000),
      footer_message: text(2_000),
      subscription_status: 'business',
      is_valid: true,
      is_active: true,
      origin: '34.04.07',
    },
    couriers: ['jne'],
    categories: ['a', 'b'].map((key) => ({ key, nama: text(149) + key })),
    banners: [
      { key: 'a', title: name, image: 'images/banner-panen-baru.webp', content: html, created_by: name },
    ],
    payment_accounts: groups.map((group) => ({
      key: group.replace('_', '-'),
      group,
      nama: name,
      nama_rekening: name,
      nomor_rekening: text(255),
      type_of_payment: 'manual',
      admin_fee: PRICE,
    })),
    products: [
      goods('barang', costly),
      goods('promo', {
        ...costly,
        enable_discount_pricing: 1,
        discount_price: PRICE - 1,
        discount_start_date: '-1d',
        discount_end_date: '+1d',
        pre_order: 1,
        pre_order_time: 365,
      }),
      goods('varian', {
        ...costly,
        enable_variations: 1,
        product_variety: [{ variation_name: text(60), list_options: options }],
        price_variety: options.map((option) => ({ options: [option], price: PRICE, stock: 1_000_000 })),
      }),
      goods('jasa', { ...costly, category: 'jasa', is_custom_field: 1, custom_field: fields }),
      goods('berkas', { ...costly, category: 'digital_product', link: 'https://berkas.example.test/' }),
    ],
    events: [
      event(name, [ticket(name, { key: 'a', harga: PRICE, quota: 1_000_000, max_qty: 1_000 })], {
        key: 'a',
        category: name,
        nama_organizer: name,
        nama_tempat: name,
        alamat: text(2_000),
        description: html,
        name_per_ticket: 1,
      }),
    ],
  } satisfies Partial<StoreDocument>;
}

async function expectFitsInBothWidths(page: Page, widths = PHONES): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await expectTextFits(page, { mayBreak: false });
  }
}

/** Opens a page, and waits for all of it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Memuat/ })
    .waitFor({ state: 'detached' });
}

async function expectEachFits(page: Page, addresses: readonly string[], widths = PHONES): Promise<void> {
  for (const address of addresses) {
    await open(page, address);
    await expectFitsInBothWidths(page, widths);
  }
}

describe.each(Object.entries(texts))('every text as long as may be: %s', (username, text) => {
  const buyer = {
    name: text(200),
    email: `${'m'.repeat(64)}@${'m'.repeat(60)}.example.test`,
    note: text(2_000),
  };
  beforeAll(() => importStore(longestStore(username, text)));

  /** A field that this checkout has not is left out. */
  async function fillBuyer(page: Page) {
    await page.getByRole('textbox').first().waitFor();
    const fill = async (name: RegExp, value: string) => {
      const field = page.getByRole('textbox', { name }).first();
      if ((await field.count()) > 0 && (await field.isEnabled())) await field.fill(value);
    };
    await fill(/^Nama\b/, buyer.name);
    await fill(/Handphone|WhatsApp/, '0812345678901');
    await fill(/^Email/, buyer.email);
    await fill(/^Alamat/, text(1_000));
    await fill(/^Catatan/, buyer.note);
    for (const field of await page.getByRole('textbox', { name: /^Nama di / }).all())
      await field.fill(buyer.name);
    for (const answer of ['0', '1']) await fill(new RegExp(`^${text(149)}${answer}`), text(200));
  }

  /** Chooses one of the methods, whose groups are open. */
  async function chooseBank(page: Page) {
    const bank = page
      .getByRole('region', { name: 'Metode Pembayaran' })
      .getByRole('group', { name: /^Transfer Bank/ });
    await bank.getByRole('radio').click();
  }

  async function visitor() {
    const { page } = await browser.visitor();
    await skipTour(page);
    return page;
  }

  it('store, products and events', async () => {
    const page = await visitor();
    const { id } = await eventNamed(username, text(150));
    await expectEachFits(page, [
      paths.seller(username),
      paths.home(username),
      paths.home(username, { keyword: text(20) }),
      ...['barang', 'promo', 'varian', 'jasa', 'berkas'].map((slug) => paths.product(username, slug)),
      paths.login(username),
      paths.register(username),
      paths.events(username),
      paths.event(username, id),
    ]);
    await page.goto(paths.home(username));
    const banner = page.locator(`a[href*="${paths.banner(username, '')}"]`).first();
    await expectEachFits(page, [(await banner.getAttribute('href')) ?? '']);
  });

  it('the checkout of goods that are bought at once', async () => {
    const page = await visitor();
    await page.goto(paths.product(username, 'varian'));
    await page.getByRole('button', { name: 'Beli', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check({ force: true });
    await expectFitsInBothWidths(page);
    await dialog.getByRole('button', { name: 'Beli', exact: true }).click();
    await arrive(page, 'Checkout Produk');
    await fillBuyer(page);
    await openPaymentGroups(page);
    await expectFitsInBothWidths(page);
  });

  it('goods: cart, checkout, payment, order and reviews', async () => {
    const page = await visitor();
    await login(page);
    await page.goto(paths.product(username, 'barang'));
    await addToCart(page, PIECES);
    await page.goto(paths.cart(username));
    await page.getByRole('list', { name: 'Isi keranjang' }).waitFor();
    await expectFitsInBothWidths(page);
    await page.goto(paths.checkout(username));
    await arrive(page, 'Checkout Produk');
    // Logged in, so that the district is there.
    await page.getByRole('group', { name: 'Pilih Kurir' }).getByRole('radio').first().click();
    await fillBuyer(page);
    await openPaymentGroups(page);
    await expectFitsInBothWidths(page);
    await chooseBank(page);
    const { orderId } = await pay(page);
    await expectFitsInBothWidths(page);
    await page.getByRole('link', { name: 'Konfirmasi pembayaran' }).click();
    await arrive(page, 'Konfirmasi Pembayaran');
    await expectFitsInBothWidths(page);
    await operator('confirm', orderId);
    await operator('pack', orderId);
    await operator('ship', orderId, '--resi', text(200));
    await expectEachFits(page, [paths.orderStatus(username, orderId)]);
    await page.getByRole('button', { name: 'Terima Barang' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya' }).click();
    await page.getByRole('link', { name: 'Beri Ulasan' }).waitFor();
    await expectFitsInBothWidths(page);
    await page.getByRole('link', { name: 'Beri Ulasan' }).click();
    await page.getByRole('textbox', { name: 'Ulasan' }).fill(text(2_000));
    await page.getByRole('radio').last().check({ force: true });
    await expectFitsInBothWidths(page);
    await page.getByRole('button', { name: 'Kirim Ulasan' }).click();
    await page.getByRole('link', { name: 'Lihat Ulasan Saya' }).click();
    await arrive(page, /Ulasan/);
    await page.getByText(text(2_000)).waitFor();
    await expectFitsInBothWidths(page);
    await expectEachFits(page, [paths.transactions(username), paths.product(username, 'barang')]);
    const reviews = page.locator(`a[href*="${paths.productReviews(username, '')}"]`).first();
    await expectEachFits(page, [(await reviews.getAttribute('href')) ?? '']);
  });

  it.each([
    ['jasa', 'Pesan', 'Checkout Jasa'],
    ['berkas', 'Beli', 'Checkout Produk Digital'],
  ] as const)('%s: checkout, payment and order, rejected or paid', async (slug, button, checkout) => {
    const page = await visitor();
    await page.goto(paths.product(username, slug));
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pesan', exact: true }).click();
    await arrive(page, checkout);
    await fillBuyer(page);
    await openPaymentGroups(page);
    await expectFitsInBothWidths(page);
    await chooseBank(page);
    const { orderId } = await pay(page);
    await expectFitsInBothWidths(page);
    // The page that waits for the payment follows what happens to the order.
    if (slug === 'jasa') {
      await operator('reject', orderId, '--reason', text(500));
      await page.getByText(text(500)).first().waitFor();
    } else {
      await operator('confirm', orderId);
      await page.getByText('PAID', { exact: true }).first().waitFor();
    }
    await expectFitsInBothWidths(page);
  });

  it('tickets: checkout, payment, tickets, and the list of orders', async () => {
    const page = await visitor();
    await login(page);
    await page.goto(paths.event(username, (await eventNamed(username, text(150))).id));
    await buyTickets(page, { [text(150)]: 2 });
    await fillBuyer(page);
    await openPaymentGroups(page);
    await expectFitsInBothWidths(page);
    const order = await payTickets(page);
    await expectFitsInBothWidths(page);
    await expectEachFits(page, [paths.eventConfirmPayment(username, order.id, order.token)]);
    await operator('confirm', order.id);
    await expectEachFits(page, [
      paths.eventTransactionDetail(username, order.id, order.token),
      paths.eventTickets(username, order.id, order.token),
      paths.eventTransactions(username),
      paths.menu(username),
      paths.transactions(username),
      paths.wishlist(username),
      paths.editProfile(username),
      paths.editAddress(username),
      paths.editPassword(username),
    ]);
  });

  it('the console', async () => {
    const { page } = await browser.visitor();
    await joinStore(page, 'Wulan', 'owner', username);
    /** The first entry of a list; none when it is empty. */
    const firstOf = async (list: string, entry: RegExp) => {
      await open(page, list);
      const links = page.getByRole('main').getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      return addresses.filter((address) => entry.test(address)).slice(0, 1);
    };
    const { id } = await eventNamed(username, text(150));
    await expectEachFits(
      page,
      [
        consolePaths.summary(username),
        consolePaths.orders(username),
        ...(await firstOf(consolePaths.orders(username), /pesanan\/[^/?]+/)),
        consolePaths.receiptNumbers(username),
        consolePaths.products(username),
        ...(await firstOf(consolePaths.products(username), /produk\/\d+/)),
        consolePaths.newProduct(username),
        consolePaths.productSheet(username),
        consolePaths.events(username),
        consolePaths.event(username, id),
        consolePaths.newEvent(username),
        consolePaths.attendees(username, id),
        consolePaths.gate(username),
        consolePaths.gateEvent(username, id),
        consolePaths.categories(username),
        consolePaths.vouchers(username),
        consolePaths.banners(username),
        consolePaths.settings(username),
        consolePaths.rates(username),
        consolePaths.accounts(username),
        consolePaths.money(username),
        consolePaths.members(username),
        consolePaths.chatTexts(username),
        consolePaths.log(username),
      ],
      CONSOLE,
    );
  });

  it('the console: combinations, and a change of many products', async () => {
    const { page } = await browser.visitor();
    await joinStore(page, 'Wulan', 'owner', username);
    await open(page, consolePaths.products(username));
    await page.getByRole('button', { name: /^\d+ kombinasi / }).click();
    await page.getByRole('table', { name: /^Kombinasi / }).waitFor();
    await expectFitsInBothWidths(page, CONSOLE);
    // On a phone, where a bar chooses all; a table has a checkbox for it.
    await page.setViewportSize({ width: 320, height: 780 });
    const choices = page.getByRole('checkbox', { name: /^Pilih / });
    await choices.first().check();
    await page.getByRole('button', { name: 'Semua di sini' }).click();
    await page.getByRole('button', { name: 'Ubah', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Arah' }).click();
    await page.getByRole('option', { name: 'Turunkan' }).click();
    await dialog.getByRole('textbox', { name: 'Berapa persen' }).fill('10');
    await expectFitsInBothWidths(page, CONSOLE);
    await dialog.getByRole('button', { name: 'Lihat hasilnya' }).click();
    await dialog.getByRole('table').waitFor();
    await expectFitsInBothWidths(page, CONSOLE);
  });
});

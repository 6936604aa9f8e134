import { paths } from '@lapak/contracts/routes';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { event, importEventStore, ticket } from '../support/event-store.ts';
import { startProduct, type RunningProduct } from '../support/product.ts';
import { arrive, demoShopper } from '../support/shopper.ts';
import { eventNamed, orderTicket, payButton, quantityOf } from '../support/ticket-buyer.ts';

const browser = testBrowser();
const store = 'coba-lewat';
const name = 'Konser Kilat';

let product: RunningProduct;
let stop: () => Promise<void>;

// A product of its own, whose orders are to be paid within seconds.
beforeAll(async () => {
  ({ product, stop } = await startProduct({ ORDER_LIFETIME_HOURS: '0.002' }));
  await importEventStore(
    store,
    [event(name, [ticket('Umum'), ticket('Anak', { harga: 0 })])],
    {},
    { product },
  );
});
afterAll(() => stop());

async function accessToken(): Promise<string> {
  const reply = await fetch(`${product.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoShopper),
  });
  const { data } = (await reply.json()) as { data: { access_token: string } };
  return data.access_token;
}

it('the deadline passes on an open page, and the customer finds each order with its button in the list', async () => {
  const { page } = await browser.visitor({ baseURL: product.origin });
  await page.goto(paths.login(store));
  await page.getByRole('textbox', { name: 'Email atau Nomor Handphone' }).fill(demoShopper.user);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoShopper.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === paths.home(store));
  const order = { store, event: name, accessToken: await accessToken(), product };

  const late = await orderTicket({ ...order, ticket: 'Umum' });
  const free = await orderTicket({ ...order, ticket: 'Anak' });
  await page.goto(paths.eventCheckoutDetail(store, late.id, late.token));
  await arrive(page, 'Terima Kasih');
  await page.getByText('Transaksi sudah kadaluarsa').waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('link', { name: 'Konfirmasi pembayaran' }).count()).toBe(0);

  // The list: one button for each kind of order, and the address of another time behind it.
  const open = await orderTicket({ ...order, ticket: 'Umum' });
  await page.goto(paths.eventTransactions(store));
  await arrive(page, 'Transaksi Acara');
  // The latest order is first; a retried story finds those of its first attempt below.
  const link = (label: string) => page.getByRole('link', { name: label, exact: true }).first();
  await link('Bayar Sekarang').waitFor();
  await expectAccessible(page);
  // On a phone the status stands below the title, which has the line to itself.
  const card = page.getByRole('article', { name: /^Pesanan EVT/ }).first();
  const title = await card.getByText(name, { exact: true }).first().boundingBox();
  expect(title?.width).toBeGreaterThan(0.7 * ((await card.boundingBox())?.width ?? Infinity));
  for (const [label, href] of [
    ['Bayar Sekarang', paths.eventOrderEntry(store, 'checkout-detail', open)],
    ['Ulangi Transaksi', paths.eventOrderEntry(store, 'checkout-detail', late)],
    ['Lihat Detail Pemesanan', paths.eventOrderEntry(store, 'transaction-detail', free)],
  ] as const)
    expect(await link(label).getAttribute('href')).toBe(href);
  await link('Lihat Detail Pemesanan').click();
  await page.waitForURL((url) => url.pathname === paths.eventTransactionDetail(store, free.id, free.token));
  await page.getByRole('link', { name: 'Lihat Tiket' }).waitFor();
  await page.goBack();
  await link('Ulangi Transaksi').click();
  await page.getByText('Transaksi sudah kadaluarsa').waitFor();

  // Again from the event, with the same tickets chosen and the buyer filled in.
  await page.getByRole('link', { name: 'Ulangi Transaksi' }).click();
  await arrive(page, name);
  const { id } = await eventNamed(store, name, product);
  expect(new URL(page.url()).pathname).toBe(paths.event(store, id));
  expect(await quantityOf(page, 'Umum').inputValue()).toBe('1');
  await page.getByRole('button', { name: 'Beli', exact: true }).click();
  await arrive(page, 'Checkout Event');
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  expect(await email.inputValue()).toBe(demoShopper.user);
  expect(await email.isEditable()).toBe(false);
  expect(await page.getByRole('textbox', { name: /^Nama/ }).inputValue()).not.toBe('');
  await expectAccessible(page);
  await payButton(page).click();
  await arrive(page, 'Terima Kasih');
});

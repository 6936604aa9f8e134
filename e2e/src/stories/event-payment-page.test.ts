import { paths } from '@lapak/contracts/routes';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { event, importEventStore, ticket } from '../support/event-store.ts';
import { operator } from '../support/operator.ts';
import { arrive } from '../support/shopper.ts';
import { orderTicket } from '../support/ticket-buyer.ts';

const browser = testBrowser();
const store = 'coba-bayar';
const order = () => orderTicket({ store, event: 'Pasar Seni', ticket: 'Harian' });
const NOT_THERE = /status of 404/;

beforeAll(() =>
  importEventStore(store, [event('Pasar Seni', [ticket('Harian'), ticket('Anak', { harga: 0 })])]),
);

it('an open payment page updates by itself when the operator confirms or rejects', async () => {
  const { context, page } = await browser.visitor();
  const [paid, refused] = [await order(), await order()];
  await page.goto(paths.eventCheckoutDetail(store, paid.id, paid.token));
  await arrive(page, 'Terima Kasih');
  // Without a chosen payment method, every account can be paid to.
  await page.getByRole('heading', { name: 'Rekening Tujuan' }).waitFor();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(paths.eventCheckoutDetail(store, refused.id, refused.token));
  await arrive(other, 'Terima Kasih');

  await operator('confirm', paid.id);
  await operator('reject', refused.id, '--reason', 'Transfer tidak masuk');
  await page.waitForURL((url) => url.pathname === paths.eventTransactionDetail(store, paid.id, paid.token));
  await page.getByText('PAID', { exact: true }).first().waitFor();
  await other.getByText('Pembayaran ditolak').waitFor();
  await other.getByText('Transfer tidak masuk').waitFor();
  await expectAccessible(other);
  expect(await other.getByRole('link', { name: 'Konfirmasi pembayaran' }).count()).toBe(0);
});

it('no page of an order opens without exactly its token, or in another store', async () => {
  const { page } = await browser.visitor({ tolerate: NOT_THERE });
  const [{ id, token }, other] = [
    await orderTicket({ store, event: 'Pasar Seni', ticket: 'Anak' }),
    await order(),
  ];
  const offByOne = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const path of [
    paths.eventTickets(store, id, offByOne),
    paths.eventTickets(store, id, other.token),
    paths.eventTickets('studiokarya', id, token),
    paths.eventTransactionDetail(store, id, offByOne),
    paths.eventTransactionDetail(store, id),
    paths.eventCheckoutDetail(store, other.id),
    paths.eventCheckoutDetail(store, other.id, token),
    paths.eventConfirmPayment(store, other.id, token),
  ]) {
    await page.goto(path);
    await page.getByText('Event tidak ditemukan').waitFor();
    expect(await page.getByText(/Harian|Anak|Sari Wulandari/).count()).toBe(0);
  }
  await page.goto(paths.eventTickets(store, id, token));
  await page.getByRole('article', { name: 'Tiket 1 dari 1' }).waitFor();
});

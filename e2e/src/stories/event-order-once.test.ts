import { paths } from '@lapak/contracts/routes';
import { testBrowser } from '../support/browser.ts';
import { event, importEventStore, ticket } from '../support/event-store.ts';
import { operator } from '../support/operator.ts';
import { arrive, buyer } from '../support/shopper.ts';
import { buyTickets, eventPath, fillTicketBuyer, payButton, quantityOf } from '../support/ticket-buyer.ts';

const browser = testBrowser();

/** A store of its own for each attempt: ordered tickets are gone. */
let attempt = 0;

/** The orders of a store, from the operator command. */
const countOrders = async (store: string) =>
  (await operator('orders', store)).split('\n').filter((line) => /UNPAID|PAID/.test(line)).length;

it('back, reload and double clicks on every step make one order', async () => {
  const store = `coba-sekali-${++attempt}`;
  await importEventStore(store, [
    event('Lari Pagi', [ticket('Lima Kilometer'), ticket('Sepuluh Kilometer')]),
  ]);
  const { page } = await browser.visitor();
  await page.goto(await eventPath(store, 'Lari Pagi'));
  await arrive(page, 'Lari Pagi');
  await quantityOf(page, 'Lima Kilometer').fill('2');
  const checked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/before-checkout')) checked.push(request.url());
  });
  await page.getByRole('button', { name: 'Beli', exact: true }).dblclick();
  await arrive(page, 'Checkout Event');
  expect(checked).toHaveLength(1);

  // The choice is there again on the way back, and after a reload of either page.
  await page.goBack();
  await arrive(page, 'Lari Pagi');
  expect(await quantityOf(page, 'Lima Kilometer').inputValue()).toBe('2');
  await page.reload();
  await arrive(page, 'Lari Pagi');
  await quantityOf(page, 'Lima Kilometer').fill('2');
  await buyTickets(page, { 'Sepuluh Kilometer': 1 });
  await fillTicketBuyer(page);
  await page.reload();
  await arrive(page, 'Checkout Event');
  expect(await quantityOf(page, 'Lima Kilometer').inputValue()).toBe('2');
  expect(await quantityOf(page, 'Sepuluh Kilometer').inputValue()).toBe('1');
  expect(await page.getByRole('textbox', { name: 'Nama' }).inputValue()).toBe(buyer.name);

  await payButton(page).dblclick();
  await arrive(page, 'Terima Kasih');
  const payment = page.url();
  await page.reload();
  await arrive(page, 'Terima Kasih');
  await page.goBack();
  await arrive(page, 'Lari Pagi');
  expect(await quantityOf(page, 'Lima Kilometer').inputValue()).toBe('0');
  await page.goto(paths.eventCheckout(store));
  await page.waitForURL((url) => url.pathname === paths.home(store));
  await page.goto(payment);
  await arrive(page, 'Terima Kasih');
  expect(await countOrders(store)).toBe(1);
});

it('a quantity that is typed before the page answers is bought', async () => {
  const store = `coba-dini-${++attempt}`;
  await importEventStore(store, [event('Jalan Dini', [ticket('Satu')])]);
  const { page } = await browser.visitor();
  let release = () => undefined;
  const released = new Promise<void>((resolve) => (release = () => void resolve()));
  await page.route(/\.js$/, (route) => released.then(() => route.continue()));
  await page.goto(await eventPath(store, 'Jalan Dini'), { waitUntil: 'commit' });
  await quantityOf(page, 'Satu').fill('2');
  release();
  await page.getByRole('button', { name: 'Beli', exact: true }).click();
  await arrive(page, 'Checkout Event');
  expect(await quantityOf(page, 'Satu').inputValue()).toBe('2');
});

it('a connection cut after the press shows a message, and the last ticket is ordered once', async () => {
  const store = `coba-putus-${++attempt}`;
  await importEventStore(store, [event('Kursi Terakhir', [ticket('Satu', { quota: 1 })])]);
  const { context, page } = await browser.visitor({
    tolerate: /Failed to load resource: net::ERR_|status of 4(09|22)/,
  });
  const late = await browser.visitor({ size: 'desktop', tolerate: /status of 4(09|22)/ });
  const detail = await eventPath(store, 'Kursi Terakhir');
  for (const tab of [page, late.page]) {
    await tab.goto(detail);
    await arrive(tab, 'Kursi Terakhir');
    await buyTickets(tab, { Satu: 1 });
    await fillTicketBuyer(tab);
  }

  // The request never leaves.
  await context.setOffline(true);
  await page.getByText('Koneksi internet terputus').waitFor();
  await payButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Koneksi terputus' }).waitFor();
  await context.setOffline(false);
  await page.getByText('Koneksi internet terputus').waitFor({ state: 'detached' });

  // The request arrives, its answer is lost: the browser has no record of the order.
  const call = '**/api/event/transaction/checkout';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/transaction/checkout'),
  );
  await payButton(page).click();
  await lost;
  await payButton(page).waitFor();
  expect(await page.getByRole('textbox', { name: 'Nama' }).inputValue()).toBe(buyer.name);
  await page.unroute(call);

  // Another visitor finds none left, and keeps the typed values.
  await payButton(late.page).click();
  await late.page.getByText('Maaf, tiket "Satu" sudah habis').waitFor();
  expect(await late.page.getByRole('textbox', { name: 'Nama' }).inputValue()).toBe(buyer.name);

  await payButton(page).click();
  await arrive(page, 'Terima Kasih');
  expect(await countOrders(store)).toBe(1);
});

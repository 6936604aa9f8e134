import { paths } from '@lapak/contracts/routes';
import { testBrowser } from '../support/browser.ts';
import { buyOne, CHEAP_PRODUCT } from '../support/buy.ts';
import { operator } from '../support/operator.ts';
import {
  addToCart,
  arrive,
  choosePayment,
  fillAddress,
  login,
  openPaymentGroups,
  skipTour,
  STORE,
} from '../support/shopper.ts';
import { expectTextFits } from '../support/text-fit.ts';
import { buyTickets, fillTicketBuyer, payTickets } from '../support/ticket-buyer.ts';

/** Text of 200 %, as a reader sets it in the browser (WCAG 1.4.4). */
const browser = testBrowser({ flags: ['--blink-settings=defaultFontSize=32'] });
/** Text of 200 % by a style of the reader's own: what asks the width of the screen in `em` does not see it. */
const styledBrowser = testBrowser();

const pages = [
  ['home', paths.home(STORE)],
  ['home of the newer layout', paths.home('rumahbatik')],
  ['product', paths.product(STORE, 'house-blend-nusantara')],
  ['seller', paths.seller(STORE)],
  ['login', paths.login(STORE)],
  ['events', paths.events('studiokarya')],
  ['event', paths.event('studiokarya', 1)],
  ['event of two organizers', paths.event('studiokarya', 2)],
] as const;

it.each(pages)('nothing is cut on a phone: %s', async (_, path) => {
  const { page } = await browser.visitor();
  await skipTour(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectTextFits(page);
});

it.each(pages)("nothing is cut with a reader's own style: %s", async (_, path) => {
  const { page } = await styledBrowser.visitor();
  await skipTour(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await expectTextFits(page);
});

it('the tour of a product can be ended, and nothing is cut on the way from the product to the checkout', async () => {
  const { page } = await browser.visitor();
  await page.goto(paths.product(STORE, CHEAP_PRODUCT));
  const tour = page.getByRole('dialog', { name: 'Panduan halaman produk' });
  await tour.getByRole('button', { name: 'Lewati' }).click();
  await tour.waitFor({ state: 'hidden' });
  await expectTextFits(page);
  await addToCart(page, 1);
  await page.goto(paths.cart(STORE));
  await arrive(page, 'Keranjang');
  await expectTextFits(page);
  await page.goto(paths.checkout(STORE));
  await arrive(page, 'Checkout Produk');
  await fillAddress(page);
  await openPaymentGroups(page);
  await expectTextFits(page);
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  await expectTextFits(page);
});

it('nothing is cut on the pages of an order', async () => {
  const { page } = await browser.visitor();
  const { orderId } = await buyOne(page);
  await expectTextFits(page);
  await operator('confirm', orderId);
  await page.waitForURL(new RegExp(`/status/${orderId}$`));
  await page.getByText('PAID', { exact: true }).first().waitFor();
  await expectTextFits(page);
  await skipTour(page);
  await login(page);
  await page.goto(paths.transactions(STORE));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectTextFits(page);
});

it('nothing is cut from the tickets to the page that pays them', async () => {
  const { page } = await browser.visitor();
  await page.goto(paths.event('studiokarya', 1));
  await buyTickets(page, { 'Tiket Harian': 1 });
  await openPaymentGroups(page);
  await expectTextFits(page);
  await fillTicketBuyer(page);
  await choosePayment(page, 'Rekening Tujuan', 'Bank BCA');
  await payTickets(page);
  await expectTextFits(page);
});

it("no payment method is cut with a reader's own style", async () => {
  const { page } = await styledBrowser.visitor();
  await page.goto(paths.event('studiokarya', 1));
  await buyTickets(page, { 'Tiket Harian': 1 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await openPaymentGroups(page);
  await expectTextFits(page);
});

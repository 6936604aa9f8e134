import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { addToCart, cartLink, login, skipTour, STORE as u, storePath } from '../support/shopper.ts';
import { within } from '../support/within.ts';

const browser = testBrowser();

/** An id and a token of no order. */
const [id, token] = ['tidakadapesanandenganidini', 'tokenyangjugatidakada'];

const forAll = {
  "the platform's own page": paths.front(),
  seller: paths.seller(u),
  home: paths.home(u),
  'product detail': paths.product(u, 'kopi-arabika-gayo'),
  'product detail without an id': storePath('/detail'),
  banner: paths.banner(u, 1),
  'product reviews': paths.productReviews(u, 22),
  cart: paths.cart(u),
  'payment instructions of an unknown order': paths.checkoutDetail(u, id),
  'payment confirmation of an unknown order': paths.confirmPayment(u, id),
  'status of an unknown order': paths.orderStatus(u, id),
  'event list': paths.events(u),
  'event detail': paths.event('studiokarya', 1),
  'event payment': paths.eventCheckoutDetail(u, id, token),
  'event confirmation': paths.eventConfirmPayment(u, id, token),
  'event transaction': paths.eventTransactionDetail(u, id, token),
  tickets: paths.eventTickets(u, id, token),
};
const forGuests = {
  login: paths.login(u),
  register: paths.register(u),
  'forgot password': paths.forgotPassword(u),
};
const forCustomers = {
  transactions: paths.transactions(u),
  wishlist: paths.wishlist(u),
  'write review': paths.writeReview(u, id),
  'my reviews': paths.myReviews(u, id),
  menu: paths.menu(u),
  profile: paths.editProfile(u),
  address: paths.editAddress(u),
  password: paths.editPassword(u),
  'event transactions': paths.eventTransactions(u),
};
/** Pages that need prior state, and their redirect targets without it. */
const leadElsewhere = {
  [paths.checkout(u)]: paths.home(u),
  [paths.checkoutSingle(u)]: paths.home(u),
  [paths.checkoutService(u)]: paths.home(u),
  [paths.checkoutDigital(u)]: paths.home(u),
  [paths.eventCheckout(u)]: paths.home(u),
  [paths.registerVerification(u)]: paths.register(u),
  [paths.forgotPasswordVerification(u)]: paths.login(u),
  [paths.resetPassword(u)]: paths.login(u),
};

const NOT_THERE = /status of 404/;

/** Titles that the specification has with the username or without a store; every other one names the store. */
const titles: Record<string, RegExp> = {
  [paths.front()]: /Lapak/,
  [paths.cart(u)]: /^Keranjang$/,
  [paths.checkoutDetail(u, id)]: /^Detail Checkout - kopinusantara$/,
};

/** A page answers: one heading, a title, nothing wider than the smallest phone, no barrier. */
async function expectPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const headings = page.getByRole('heading', { level: 1 });
  await headings.first().waitFor();
  await page.getByRole('main').waitFor();
  await hydrated(page);
  expect(await headings.count()).toBe(1);
  expect(await page.title()).toMatch(titles[path] ?? /Kopi Nusantara|Studio Karya/);
  expect(await page.locator('html').getAttribute('lang')).toBe('id');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

it.each(Object.entries({ ...forAll, ...forGuests }))('%s opens for a visitor', async (_name, path) => {
  const { page } = await browser.visitor({ tolerate: NOT_THERE });
  await expectPage(page, path);
  expect(new URL(page.url()).pathname).toBe(path);
});

it('every page of the account area redirects a visitor to the login', async () => {
  const { page } = await browser.visitor();
  for (const path of Object.values(forCustomers)) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.login(u));
  }
});

it('every page for guests redirects a customer to the home', async () => {
  const { page } = await browser.visitor();
  await login(page);
  for (const path of Object.values(forGuests)) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.home(u));
  }
});

it('every page of the account area opens for a customer', async () => {
  const { context, page } = await browser.visitor({ tolerate: NOT_THERE });
  await login(page);
  for (const path of Object.values(forCustomers)) {
    await expectPage(await within('open a page', context.newPage()), path);
  }
});

it.each(Object.entries(leadElsewhere))('%s redirects to %s without its state', async (path, target) => {
  const { page } = await browser.visitor();
  await page.goto(path);
  await page.waitForURL((url) => url.pathname === target);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('an address without a page is the 404 page, which leads back to the store', async () => {
  const { page } = await browser.visitor({ tolerate: NOT_THERE });
  await page.goto(paths.home(u));
  // The store is stored once the page is hydrated; its painted heading is there before.
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const reply = await page.goto('/onlinestore');
  expect(reply?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 NOT FOUND' }).waitFor();
  expect(await page.title()).toBe('404 NOT FOUND');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Kembali ke toko' }).click();
  await page.waitForURL((url) => url.pathname === paths.home(u));
});

it('a store that does not exist has a message and the status 404', async () => {
  const { page } = await browser.visitor({ tolerate: NOT_THERE });
  const reply = await page.goto('/tidakada/onlinestore');
  expect(reply?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Toko tidak ditemukan' }).waitFor();
  await expectAccessible(page);
});

it.each([
  ['tokotutup', 'Toko Sedang Tutup'],
  ['tokobaru', 'Toko Belum Aktif'],
])('the store %s says "%s"', async (store, words) => {
  const { page } = await browser.visitor();
  await page.goto(paths.home(store));
  await page.getByText(words).first().waitFor();
  await expectAccessible(page);
});

it('an outdated event address redirects to the current page, with its query', async () => {
  const { page } = await browser.visitor({ tolerate: NOT_THERE });
  await page.goto(`/${u}/event/checkout-detail/${id}/${token}?ref=bio`);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(`${paths.eventCheckoutDetail(u, id, token)}?ref=bio`);
});

it('the cart calls the API with only the files that its document lists', async () => {
  const { page } = await browser.visitor();
  await skipTour(page);
  await page.goto(paths.product(u, 'kopi-arabika-gayo'));
  await addToCart(page, 1);
  await cartLink(page, 1).waitFor();

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const answer = await page.goto(paths.cart(u));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await hydrated(page);
  const firstCall = requested.findIndex((path) => path.startsWith('/api/product/'));
  // `after-paint` is deferred and does not count.
  const awaited = (path: string) => path.endsWith('.js') && !path.includes('/after-paint.');
  const scripts = requested.slice(0, firstCall).filter(awaited);
  expect(scripts.length).toBeGreaterThan(3);
  const document = (await answer?.text()) ?? '';
  expect(scripts.filter((path) => !document.includes(path))).toEqual([]);
});

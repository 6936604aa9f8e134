import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { operator } from '../support/operator.ts';
import {
  addToCart,
  arrive,
  buyer,
  cartLink,
  choosePayment,
  fillAddress,
  fillBuyer,
  skipTour,
  STORE,
  storePath,
} from '../support/shopper.ts';

const browser = testBrowser();

/** Every order of the store, as the operator sees them. */
const orders = async () =>
  (await operator('orders', STORE, '--limit', '1000'))
    .split('\n')
    .filter((line) => /UNPAID|CONFIRMED|PAID|EXPIRED|REJECTED/.test(line));

const payButton = (page: Page) => page.getByRole('button', { name: 'Bayar Sekarang' });

async function fillCheckout(page: Page): Promise<void> {
  await page.goto(storePath('/checkout'));
  await arrive(page, 'Checkout Produk');
  await fillAddress(page);
  await fillBuyer(page);
  await choosePayment(page, 'QRIS', 'QRIS');
}

async function putIntoCart(page: Page): Promise<void> {
  await skipTour(page);
  await page.goto(storePath('/detail/kertas-saring-v60-100'));
  await arrive(page, /Kertas Saring/);
  await addToCart(page, 1);
  await cartLink(page, 1).waitFor();
}

it('a pay button pressed twice makes one order, and its cart is empty everywhere', async () => {
  const { context, page } = await browser.visitor({ size: 'desktop' });
  await putIntoCart(page);
  const other = await context.newPage();
  await other.goto(storePath('/cart'));
  await other.getByRole('list', { name: 'Isi keranjang' }).waitFor();
  const before = await orders();

  await fillCheckout(page);
  await payButton(page).dblclick();
  await page.waitForURL(/\/checkout-detail\/[^/]+$/);
  await arrive(page, 'Pembayaran');
  expect(await orders()).toHaveLength(before.length + 1);

  await other.getByText('Keranjang masih kosong').waitFor();
  await other.reload();
  await other.getByText('Keranjang masih kosong').waitFor();
  await page.goto(storePath('/cart'));
  await page.getByText('Keranjang masih kosong').waitFor();
});

it('a lost connection is said in words, nothing typed is lost, and the order goes through once', async () => {
  const { context, page } = await browser.visitor({
    tolerate: /Failed to load resource: net::ERR_/,
  });
  await putIntoCart(page);
  const before = await orders();
  await fillCheckout(page);

  // The request never leaves.
  await context.setOffline(true);
  await page.getByText('Koneksi internet terputus').waitFor();
  await payButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Koneksi terputus' }).waitFor();
  await context.setOffline(false);
  await page.getByText('Koneksi internet terputus').waitFor({ state: 'detached' });

  // The request arrives, its answer does not: nobody at the browser knows that there is an order.
  await page.route('**/api/checkout', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/checkout'));
  await payButton(page).click();
  await lost;
  await payButton(page).waitFor();
  expect(await page.getByRole('textbox', { name: 'Nama' }).inputValue()).toBe(buyer.name);
  expect(await page.getByRole('textbox', { name: 'Alamat lengkap' }).inputValue()).toBe(buyer.address);
  await page.unroute('**/api/checkout');

  await payButton(page).click();
  await page.waitForURL(/\/checkout-detail\/[^/]+$/);
  await arrive(page, 'Pembayaran');
  expect(await orders()).toHaveLength(before.length + 1);
});

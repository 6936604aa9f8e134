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

const unpaid = async () => (await orders()).filter((line) => line.includes('UNPAID'));

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

/** The request arrives, its answer is lost: the browser has no record of the order. */
async function pressPayAndLoseTheAnswer(page: Page): Promise<void> {
  await page.route('**/api/checkout', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/checkout'));
  await payButton(page).click();
  await lost;
  await payButton(page).waitFor();
  await page.unroute('**/api/checkout');
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

it('a lost connection shows a message, nothing typed is lost, and the order goes through once', async () => {
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

  await pressPayAndLoseTheAnswer(page);
  expect(await page.getByRole('textbox', { name: 'Nama' }).inputValue()).toBe(buyer.name);
  expect(await page.getByRole('textbox', { name: 'Alamat lengkap' }).inputValue()).toBe(buyer.address);

  await payButton(page).click();
  await page.waitForURL(/\/checkout-detail\/[^/]+$/);
  await arrive(page, 'Pembayaran');
  expect(await orders()).toHaveLength(before.length + 1);
});

describe('the answer is lost, then the shopper changes the order and presses pay again', () => {
  const changedName = 'Rina Kartika';

  /** Ends with the question about the earlier order. */
  async function askAboutEarlierOrder() {
    const { page } = await browser.visitor({
      // The lost answer, and the rejection of the used key.
      tolerate: /Failed to load resource: (net::ERR_|the server responded with a status of 409)/,
    });
    await putIntoCart(page);
    const before = await unpaid();
    await fillCheckout(page);
    await pressPayAndLoseTheAnswer(page);

    await page.getByRole('textbox', { name: 'Nama' }).fill(changedName);
    await choosePayment(page, 'Transfer Bank', 'Bank BCA');
    await payButton(page).click();
    const question = page.getByRole('alertdialog', { name: 'Pesanan sebelumnya sudah dibuat' });
    await question.waitFor();

    /** Orders of this story that are open. */
    const open = async () => (await unpaid()).filter((line) => !before.includes(line));
    const invoice = /Pesanan (\S+) \(/.exec(await question.innerText())?.[1] ?? 'no invoice';
    expect(await open()).toEqual([expect.stringContaining(invoice)]);
    return { page, question, invoice, open };
  }

  /** On the payment page of an order. @returns the order, as the API has it */
  async function orderToPay(page: Page): Promise<unknown> {
    await page.waitForURL(/\/checkout-detail\/[^/]+$/);
    await arrive(page, 'Pembayaran');
    const answer = await page.request.get(`/api/transaction/${page.url().split('/').at(-1)}`);
    return ((await answer.json()) as { data: unknown }).data;
  }

  it('the earlier order is opened as it was placed, and no other one is made', async () => {
    const { page, question, invoice, open } = await askAboutEarlierOrder();
    await question.getByRole('button', { name: 'Buka pesanan itu' }).click();
    expect(await orderToPay(page)).toMatchObject({
      invoice,
      status: 'UNPAID',
      nama: buyer.name,
      payment_method: { type: { payment_method: 'qris' } },
    });
    await page.getByText(invoice).first().waitFor();
    expect(await open()).toEqual([expect.stringContaining(invoice)]);
  });

  it("the earlier order is cancelled, and the form's order is the only open one", async () => {
    const { page, question, invoice, open } = await askAboutEarlierOrder();
    await question.getByRole('button', { name: 'Batalkan dan pesan yang ini' }).click();
    const order = await orderToPay(page);
    expect(order).toMatchObject({
      invoice: expect.not.stringMatching(invoice),
      status: 'UNPAID',
      nama: changedName,
      nama_bank: 'Bank BCA',
    });
    expect(await open()).toHaveLength(1);
    expect((await orders()).find((line) => line.includes(invoice))).toContain('EXPIRED');
  });
});

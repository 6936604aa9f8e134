import type { Locator } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser, type Size } from '../support/browser.ts';
import { operator } from '../support/operator.ts';
import {
  addToCart,
  arrive,
  cartLink,
  choosePayment,
  figure,
  fillAddress,
  fillBuyer,
  pay,
  sendProof,
  skipTour,
  storePath,
} from '../support/shopper.ts';

const browser = testBrowser();

it.each<{ device: string; size: Size; isOld?: boolean }>([
  { device: 'phone', size: 'phone' },
  { device: 'desktop', size: 'desktop' },
  { device: 'old phone', size: 'phone', isOld: true },
])(
  'a stranger searches, buys, pays by transfer and sees the order paid ($device)',
  async ({ size, isOld }) => {
    const { page } = await browser.visitor({ size, isOld });
    await skipTour(page);

    // The store, a search, a product.
    await page.goto(storePath());
    await arrive(page, 'Kopi Nusantara', { audit: true });
    await page.getByRole('searchbox', { name: 'Cari Produk' }).fill('drip bag');
    await page.waitForURL(/keyword=drip/);
    await page.getByRole('link', { name: 'Drip Bag Gayo Isi 10' }).click();
    await arrive(page, 'Drip Bag Gayo Isi 10', { audit: true });

    // Into the cart, which survives a reload.
    await addToCart(page, 3);
    await cartLink(page, 1).waitFor();
    await page.goto(storePath('/detail/kertas-saring-v60-100'));
    await arrive(page, /Kertas Saring/);
    await addToCart(page, 1);
    await cartLink(page, 2).waitFor();
    await page.reload();
    await cartLink(page, 2).click();
    await arrive(page, 'Keranjang', { audit: true });

    // Lines are changed and removed.
    const lines = page.getByRole('list', { name: 'Isi keranjang' }).getByRole('listitem');
    await lines.nth(1).waitFor();
    expect(await lines.count()).toBe(2);
    await page
      .getByRole('group', { name: 'Jumlah Drip Bag' })
      .getByRole('button', { name: 'Kurangi Drip Bag' })
      .click();
    await page.getByRole('button', { name: /^Hapus Kertas Saring/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Anda akan menghapus produk ini?' });
    await question.getByRole('button', { name: 'Hapus' }).click();
    await question.waitFor({ state: 'hidden' });
    await lines.nth(1).waitFor({ state: 'detached' });
    expect(await lines.count()).toBe(1);
    const subtotal = await figure(page, 'Subtotal');
    // It stands there once, and on a desktop the button ends with its column.
    expect(await page.getByText('Subtotal', { exact: true }).filter({ visible: true }).count()).toBe(1);
    const rightOf = (element: Locator) =>
      element.evaluate((node) => Math.round(node.getBoundingClientRect().right));
    if (size === 'desktop') {
      const figures = page.getByText('Belum termasuk biaya kirim').locator('..');
      expect(await rightOf(page.getByRole('link', { name: 'Checkout' }))).toBe(await rightOf(figures));
    }

    // The checkout: real districts, couriers with costs and days, a bank.
    await page.getByRole('link', { name: 'Checkout' }).click();
    await arrive(page, 'Checkout Produk', { audit: true });
    expect(await page.getByRole('button', { name: 'Bayar Sekarang' }).isDisabled()).toBe(true);
    await fillAddress(page);
    await fillBuyer(page);
    await choosePayment(page, 'Transfer Bank', 'Bank BCA');
    await expectAccessible(page);
    expect(await figure(page, 'Total Harga (2 barang)')).toBe(subtotal);
    const shipping = await figure(page, 'Biaya Kirim');
    const { orderId } = await pay(page);

    // What is to be paid ends in a code of three digits of its own.
    await expectAccessible(page);
    const amount = await figure(page, /^Total$/);
    const code = await figure(page, 'Kode Unik');
    expect(code).toBeGreaterThan(0);
    expect(code).toBeLessThan(1000);
    expect(amount).toBe(subtotal + shipping + code);

    // The proof, the operator's confirmation, and the page updates by itself.
    await page.getByRole('link', { name: 'Konfirmasi pembayaran' }).click();
    await arrive(page, 'Konfirmasi Pembayaran', { audit: true });
    await sendProof(page, amount);
    await page.waitForURL(new RegExp(`/status/${orderId}$`));
    await page.getByText('CONFIRMED', { exact: true }).first().waitFor();
    await expectAccessible(page);
    await operator('confirm', orderId);
    await page.getByText('PAID', { exact: true }).first().waitFor();
    await expectAccessible(page);
  },
);

import * as consolePaths from '@lapak/contracts/console-paths';
import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { CHEAP_PRODUCT } from '../support/buy.ts';
import { joinStore } from '../support/seller.ts';
import {
  addToCart,
  arrive,
  cartLink,
  choosePayment,
  fillAddress,
  fillBuyer,
  login,
  pay,
  STORE,
  storePath,
} from '../support/shopper.ts';

const browser = testBrowser();

/** As a browser that blocks cookies and the data of sites: touching a storage throws. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

it('a shopper whose browser forbids storage buys and logs in; both last as long as the page', async () => {
  const { page } = await browser.visitor();
  await forbidStorage(page);
  await page.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
  await page.getByRole('button', { name: 'Lewati' }).click();
  await addToCart(page, 1);
  await cartLink(page, 1).click();
  await arrive(page, 'Keranjang');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await arrive(page, 'Checkout Produk');
  await fillAddress(page);
  await fillBuyer(page);
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  await pay(page);

  await login(page);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await page.getByText('Logout berhasil').waitFor();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
});

it('the console of a browser that forbids storage has its editors', async () => {
  const { page } = await browser.visitor({ size: 'desktop' });
  await forbidStorage(page);
  await joinStore(page, 'Nindi');
  await page.goto(consolePaths.settings(STORE));
  await page.getByLabel('Nama toko').waitFor();
  await page.goto(consolePaths.newProduct(STORE));
  await page.getByLabel(/^Nama produk/).fill('Teh Melati');
  await page.goto(consolePaths.newEvent(STORE));
  await page.getByLabel(/^Nama acara/).waitFor();
});

import type { Page } from 'playwright-core';
import {
  addToCart,
  arrive,
  cartLink,
  choosePayment,
  fillAddress,
  fillBuyer,
  pay,
  skipTour,
  storePath,
} from './shopper.ts';

export const CHEAP_PRODUCT = 'kertas-saring-v60-100';

/** Opens a product of the demo store and buys one by transfer; ends on the payment page. */
export async function buyOne(page: Page): Promise<{ orderId: string }> {
  await skipTour(page);
  await page.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
  await arrive(page, /Kertas Saring/);
  await addToCart(page, 1);
  await cartLink(page, 1).waitFor();
  await page.goto(storePath('/checkout'));
  await arrive(page, 'Checkout Produk');
  await fillAddress(page);
  await fillBuyer(page);
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  return pay(page);
}

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

/** Opens a product of the demo store and buys one; ends on the payment page. @param paidBy group and method, a transfer without it */
export async function buyOne(
  page: Page,
  paidBy: readonly [group: string, method: string] = ['Transfer Bank', 'Bank BCA'],
): Promise<{ orderId: string }> {
  await skipTour(page);
  await page.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
  await arrive(page, /Kertas Saring/);
  await addToCart(page, 1);
  await cartLink(page, 1).waitFor();
  await page.goto(storePath('/checkout'));
  await arrive(page, 'Checkout Produk');
  await fillAddress(page);
  await fillBuyer(page);
  await choosePayment(page, ...paidBy);
  return pay(page);
}

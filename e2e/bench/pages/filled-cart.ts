import type { Browser } from 'playwright-core';
import { addToCart, cartLink, skipTour, storePath } from '../../src/support/shopper.ts';
import { addresses, PRODUCT } from '../lib/addresses.ts';
import type { Memory } from './plain-browser.ts';
import { screen } from './profile.ts';

/** Goods of the demo store that are bought without further choices. */
const goods = [
  PRODUCT,
  'tumbler-kawung-450ml',
  'dripper-v60-keramik-putih',
  'drip-bag-lima-pulau',
  'teh-melati-slawi',
];

/** A browser's local storage with so many lines, at most five, in the cart. */
export async function filledCart(browser: Browser, origin: string, lines: number): Promise<Memory> {
  const context = await browser.newContext({ viewport: screen, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await skipTour(page);
    for (const [index, product] of goods.slice(0, lines).entries()) {
      await page.goto(origin + storePath(`/detail/${product}`));
      await addToCart(page, 1);
      await cartLink(page, index + 1).waitFor();
    }
    await page.goto(origin + addresses.cart);
    const { origins } = await context.storageState();
    return Object.fromEntries(
      origins.flatMap((kept) => kept.localStorage).map(({ name, value }) => [name, value]),
    );
  } finally {
    await context.close();
  }
}

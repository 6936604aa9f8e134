import type { Browser, BrowserContextOptions } from 'playwright-core';
import { addToCart, cartLink, skipTour } from '../../src/support/shopper.ts';
import { addresses } from '../lib/addresses.ts';
import { phone } from './profile.ts';

/** What a browser keeps of a shopper with one line in the cart. */
export async function filledCart(
  browser: Browser,
  origin: string,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await skipTour(page);
    await page.goto(origin + addresses.product);
    await addToCart(page, 1);
    await cartLink(page, 1).waitFor();
    await page.goto(origin + addresses.cart);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

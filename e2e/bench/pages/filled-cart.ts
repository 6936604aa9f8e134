import type { Browser } from 'playwright-core';
import { addToCart, cartLink, skipTour } from '../../src/support/shopper.ts';
import { addresses } from '../lib/addresses.ts';
import type { Memory } from './plain-browser.ts';
import { screen } from './profile.ts';

/** A browser's local storage with one line in the cart. */
export async function filledCart(browser: Browser, origin: string): Promise<Memory> {
  const context = await browser.newContext({ viewport: screen, locale: 'id-ID' });
  try {
    const page = await context.newPage();
    await skipTour(page);
    await page.goto(origin + addresses.product);
    await addToCart(page, 1);
    await cartLink(page, 1).waitFor();
    await page.goto(origin + addresses.cart);
    const { origins } = await context.storageState();
    return Object.fromEntries(
      origins.flatMap((kept) => kept.localStorage).map(({ name, value }) => [name, value]),
    );
  } finally {
    await context.close();
  }
}

import type { Browser } from 'playwright-core';
import { addresses } from '../lib/addresses.ts';
import { phone, slowDown } from './profile.ts';

declare global {
  interface Window {
    lapakMove: { from: number; until: number };
  }
}

/** From the tap on a product's card to the product's heading, in ms, when the card was touched long enough before. */
export async function prefetchedMove(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(origin + addresses.home);
    await page.waitForFunction(() => performance.getEntriesByName('lapak:hydrated').length > 0);
    const card = page.locator('a[href*="/detail/"]').first();
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2000);
    await page.evaluate(() => {
      const before = document.querySelector('h1');
      const text = before?.textContent;
      window.lapakMove = { from: NaN, until: NaN };
      new MutationObserver((_changes, watching) => {
        const now = document.querySelector('h1');
        if (!now?.textContent || (now === before && now.textContent === text)) return;
        window.lapakMove.until = performance.now();
        watching.disconnect();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      document.addEventListener('click', (event) => (window.lapakMove.from = event.timeStamp), true);
    });
    await card.click();
    await page.waitForFunction(() => window.lapakMove.until > 0);
    return await page.evaluate(() => window.lapakMove.until - window.lapakMove.from);
  } finally {
    await context.close();
  }
}

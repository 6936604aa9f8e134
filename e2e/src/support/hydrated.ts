import type { Page } from 'playwright-core';

/**
 * Waits for the mark that the shell sets when the page answers. What the server painted can be read before; what a page
 * does with a visit, a key or a tap is only sure from here on, but for what the product promises to keep until then.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('lapak:hydrated').length > 0);
}

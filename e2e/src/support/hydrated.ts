import type { Page } from 'playwright-core';

/**
 * Waits for the mark that the shell sets when the page is hydrated. Painted content can be read before; effects and event
 * handlers work only from here on, except for the taps that the product replays.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('lapak:hydrated').length > 0);
}

import type { Page } from 'playwright-core';

/** Whoever asks later than this has a change. */
const REACHES_MS = 3_000;

/** Asks again and again until the answer is the wanted one. Fails when one that is asked for late is another, however slow the machine is. */
export async function reaches<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
  const since = Date.now();
  for (;;) {
    const isLate = Date.now() - since > REACHES_MS;
    const answer = await ask();
    if (answer === wanted) return;
    if (isLate) throw new Error(`still ${String(answer)}, not ${String(wanted)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens a page again and again, as shoppers do, until it has a text. Fails when a page that is opened late has not got it. */
export async function sees(page: Page, path: string, text: string | RegExp): Promise<void> {
  const since = Date.now();
  for (;;) {
    const isLate = Date.now() - since > REACHES_MS;
    await page.goto(path);
    const found = page.getByText(text).first();
    if (isLate) return found.waitFor();
    const isThere = await found.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
}

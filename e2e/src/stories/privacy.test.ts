import * as consolePaths from '@lapak/contracts/console-paths';
import type { BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { buyOne } from '../support/buy.ts';
import { joinStore } from '../support/seller.ts';
import { login, STORE, storePath } from '../support/shopper.ts';

const browser = testBrowser();

/** Names of what a visit has left in the browser. */
async function keptNames(context: BrowserContext, page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]);
  return [...inPage, ...(await context.cookies()).map(({ name }) => name)];
}

it.each(['phone', 'desktop'] as const)(
  'the privacy page lists what a visit leaves in the browser (%s)',
  async (size) => {
    const { page, context } = await browser.visitor({ size });
    const names = new Set<string>();
    const collect = async () => (await keptNames(context, page)).forEach((name) => names.add(name));
    await page.goto(storePath('?aff=mitra'));
    await buyOne(page);
    await collect();
    await login(page);
    await collect();
    await joinStore(page, 'Privasi');
    await page.goto(consolePaths.products(STORE));
    await page.getByRole('heading', { level: 1, name: 'Produk' }).waitFor();
    await collect();
    await page.goto('/');
    await page.getByRole('link', { name: 'Kebijakan Privasi' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kebijakan Privasi' }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      size === 'phone' ? 360 : 1280,
    );
    const cells = await page.getByRole('row').getByRole('cell').allInnerTexts();
    const listed = cells.flatMap((text) => text.replace(/ \(cookie\)/, '').split(', '));
    const isListed = (name: string) =>
      listed.some((own) => own === name || (own.endsWith('…') && name.startsWith(own.slice(0, -1))));
    expect(names).toContain('token');
    expect([...names].filter((name) => !isListed(name))).toEqual([]);
  },
);

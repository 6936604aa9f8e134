import * as consolePaths from '@lapak/contracts/console-paths';
import type { Locator, Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { CHEAP_PRODUCT } from '../support/buy.ts';
import { slowDown, tapped } from '../support/first-frame.ts';
import { hydrated } from '../support/hydrated.ts';
import { joinStore } from '../support/seller.ts';
import { arrive, cartLink, skipTour, STORE, storePath } from '../support/shopper.ts';

const browser = testBrowser();

/** Taps; the frame after it must show that. */
async function answersAtOnce(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  expect(await tapped(page, what)).not.toEqual([]);
}

it('each tap of a shopper on a slow phone is answered in the next frame, what it opens is loaded or not', async () => {
  const { page } = await browser.visitor();
  await skipTour(page);
  await page.goto(storePath());
  await hydrated(page);
  await slowDown(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  for (const opener of ['filter', 'all-categories', 'store-address']) {
    await answersAtOnce(page, page.locator(`[data-replay="${opener}"]`));
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await answersAtOnce(page, page.locator('main a[href*="/detail/"]').first());
  await page.waitForURL('**/detail/**');
  await page.goto(storePath(`/detail/${CHEAP_PRODUCT}`));
  await hydrated(page);
  await answersAtOnce(page, button('Perbesar gambar'));
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await answersAtOnce(page, button('Keranjang'));
  await answersAtOnce(page, dialog.getByRole('button', { name: /^Tambah (?!ke)/ }));
  await answersAtOnce(page, dialog.getByRole('button', { name: 'Tambahkan ke keranjang' }));
  await answersAtOnce(page, cartLink(page, 1));
  await arrive(page, /Keranjang/);
  await answersAtOnce(page, button(/^Hapus/).first());
  await page.getByRole('alertdialog').waitFor();
});

it('each tap of a seller on a slow phone is answered in the next frame', async () => {
  const { page } = await browser.visitor();
  await joinStore(page, 'Jawab');
  await page.goto(consolePaths.products(STORE));
  await arrive(page, 'Produk');
  await slowDown(page);
  await answersAtOnce(page, page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog');
  await answersAtOnce(page, menu.getByRole('link', { name: 'Pesanan' }));
  await arrive(page, 'Pesanan');
  await page.goto(consolePaths.banners(STORE));
  await arrive(page, 'Banner');
  await answersAtOnce(page, page.getByRole('button', { name: /ke bawah$/ }).first());
  await page.getByText(/sekarang nomor 2$/).waitFor();
  await page
    .getByRole('button', { name: /ke atas$/ })
    .nth(1)
    .tap();
  await page.getByText(/sekarang nomor 1$/).waitFor();
  await answersAtOnce(page, page.getByRole('button', { name: /^Hapus/ }).first());
  await page.getByRole('alertdialog').waitFor();
});

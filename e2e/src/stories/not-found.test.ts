import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { answeredNotFound, paintedHtml } from '../support/painted-page.ts';
import { arrive, storePath } from '../support/shopper.ts';

const browser = testBrowser();

const unknownAddress = storePath('/tidak/ada');
const unknownProduct = storePath('/detail/tidak-ada-produk-ini');
const tolerate = /status of 404/;

beforeAll(async () => {
  await answeredNotFound(unknownProduct);
  await paintedHtml(storePath());
});

const back = (page: Page) => page.getByRole('link', { name: 'Kembali ke toko' });

it.each([unknownAddress, unknownProduct, '/kopinusantara/lain'])(
  '%s without JavaScript says that it is not there, and leads to the store',
  async (path) => {
    const { page } = await browser.visitor({ javaScriptEnabled: false, tolerate });
    await page.goto(path);
    await arrive(page, '404 NOT FOUND');
    expect(await page.title()).toBe('404 NOT FOUND');
    await back(page).click();
    await arrive(page, 'Kopi Nusantara');
  },
);

it('an unknown store has its message without JavaScript', async () => {
  const { page } = await browser.visitor({ javaScriptEnabled: false, tolerate });
  await page.goto('/tidak-ada-toko-ini/onlinestore');
  await arrive(page, 'Toko tidak ditemukan');
});

it("the 404 page's link works while its scripts load", async () => {
  const { page } = await browser.visitor({ tolerate });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/host/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(unknownAddress, { waitUntil: 'commit' });
  await back(page).click({ noWaitAfter: true });
  await page.waitForURL((url) => url.pathname === storePath(), { waitUntil: 'commit' });
  release();
  await hydrated(page);
});

it.each([unknownAddress, unknownProduct])('%s has a message at any time', async (path) => {
  const { page } = await browser.visitor({ tolerate });
  await page.addInitScript(() => {
    let stood = false;
    new MutationObserver(() => {
      const stands = document.querySelector('#root main') !== null;
      if (stood && !stands) document.documentElement.dataset.gone = '';
      stood ||= stands;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await hydrated(page);
  expect(await page.locator('html[data-gone]').count()).toBe(0);
});

it('the 404 page links to the store once its scripts are loaded', async () => {
  const { page } = await browser.visitor({ tolerate });
  await page.goto(unknownAddress);
  await hydrated(page);
  await expectAccessible(page);
  expect(await page.title()).toBe('404 NOT FOUND');
  await back(page).click();
  await arrive(page, 'Kopi Nusantara');
});

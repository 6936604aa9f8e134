import * as consolePaths from '@lapak/contracts/console-paths';
import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { failures, provoked, spoil, type Failure } from '../support/broken-files.ts';
import { buyOne } from '../support/buy.ts';
import { deployment } from '../support/deployment.ts';
import { arrive, storePath } from '../support/shopper.ts';

const browser = testBrowser();
const deployed = deployment();

const isThere = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Masuk untuk mengelola toko' }).waitFor();
const card = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Halaman ini gagal dimuat' }).waitFor();

/** Whether a page of the console lacks a file, which the console itself then says in place of the page. */
const lacksFileOfPage = ({ what }: Failure) => what.startsWith('style sheets');

/** Opens the login of the console with a version that fails in one of the ways. */
async function open(version: string, failure: Failure): Promise<Page> {
  const { page } = await browser.visitor({ tolerate: provoked });
  await spoil(page, new Map([['seller', version]]), failure);
  await page.goto(consolePaths.login(), { waitUntil: 'commit' });
  return page;
}

/** The ways that are waited for all at once, the others in turns beside them. */
async function withEach(run: (failure: Failure) => Promise<void>): Promise<void> {
  const slow = failures.filter(({ isSlow }) => isSlow).map(run);
  for (const failure of failures) if (!failure.isSlow) await run(failure);
  await Promise.all(slow);
}

it('a console that fails is shown by its last good version', async () => {
  const version = deployed.build('seller', 'cdcdcdcdcd');
  await deployed.deploy('seller', { current: version, lastGood: deployed.original('seller') });
  await withEach(async (failure) => {
    const page = await open(version, failure);
    await (lacksFileOfPage(failure) ? card(page) : isThere(page));
    await page.close();
  });
});

it('without one there is a card in its place, and shoppers browse and buy as ever', async () => {
  const version = deployed.build('seller', 'cececececd');
  await deployed.deploy('seller', { current: version, lastGood: null });
  await withEach(async (failure) => {
    const page = await open(version, failure);
    // The manifest of the first page's remote is in the document.
    await (failure.isOfLaterPages && !lacksFileOfPage(failure) ? isThere(page) : card(page));
    await page.goto(storePath());
    await arrive(page, 'Kopi Nusantara');
    await page.close();
  });
  const { page } = await browser.visitor();
  await buyOne(page);
});

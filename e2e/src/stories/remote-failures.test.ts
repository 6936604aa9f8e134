import { paths } from '@lapak/contracts/routes';
import type { Page, Route } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { deployment } from '../support/deployment.ts';
import { paintedHtml } from '../support/painted-page.ts';
import { addToCart, arrive, cartLink, skipTour, storePath } from '../support/shopper.ts';

const browser = testBrowser();
const deployed = deployment();

const product = storePath('/detail/kopi-arabika-toraja-sapan');
const card = (page: Page) => page.getByRole('heading', { level: 1, name: 'Halaman ini gagal dimuat' });

interface Failure {
  what: string;
  file: RegExp;
  answer: Parameters<Route['fulfill']>[0];
  /** The browser's own console message about it. */
  consoleText: RegExp;
}

const script = { status: 200, contentType: 'text/javascript' };
const notLoaded = (status: number) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status} .*/remotes/account/`);

const failures: Failure[] = [
  {
    what: 'its entry is an error of the server',
    file: /remote-entry\.js$/,
    answer: { status: 500 },
    consoleText: notLoaded(500),
  },
  {
    what: 'its entry is garbage',
    file: /remote-entry\.js$/,
    answer: { ...script, body: '%%% garbage' },
    consoleText: /uncaught .*: (SyntaxError: )?Unexpected token '%'/,
  },
  {
    what: "its page's file throws",
    file: /\/login\.js$/,
    answer: { ...script, body: 'throw new Error("provoked")' },
    consoleText: /Error: provoked/,
  },
];

const spoil = (page: Page, version: string, { file, answer }: Failure) =>
  page.route(
    // A retry asks under an address of its own: the version and a number.
    (url) =>
      new RegExp(`^/remotes/account/${version}(~\\d+)?/`).test(url.pathname) && file.test(url.pathname),
    (route) => route.fulfill(answer),
  );

describe('with a last good version', () => {
  let broken = '';
  beforeAll(async () => {
    broken = deployed.build('account', 'aaaaaaaaaa');
    await deployed.deploy('account', { current: broken, lastGood: deployed.original('account') });
  });

  it.each(failures)('a remote works on when $what', async (failure) => {
    const { page } = await browser.visitor({ tolerate: failure.consoleText });
    await spoil(page, broken, failure);
    await page.goto(storePath('/login'));
    await arrive(page, 'Login');
  });
});

describe('without one', () => {
  beforeAll(() => deployed.deploy('account', { current: deployed.original('account'), lastGood: null }));

  it.each(failures)('only its page shows the error when $what, and the retry works', async (failure) => {
    const { page } = await browser.visitor({ tolerate: failure.consoleText });
    await spoil(page, deployed.original('account'), failure);
    await page.goto(storePath('/login'));
    await card(page).waitFor();

    // A retry while it is still broken shows the same; then it works, without a reload.
    const retry = page.getByRole('button', { name: 'Coba lagi' });
    const requested = page.waitForRequest((request) => failure.file.test(new URL(request.url()).pathname));
    await retry.click();
    await requested;
    await card(page).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await retry.click();
    await arrive(page, 'Login');
  });

  it('a page of events whose file fails to load shows the error alone, and a retry loads it', async () => {
    const { page } = await browser.visitor({
      tolerate: /status of 404 .*\/remotes\/events\/|\/api\/event\//,
    });
    const [store, id, token] = ['studiokarya', 'tidakadapesanandenganidini', 'tokenyangjugatidakada'];
    for (const path of [
      paths.eventCheckoutDetail(store, id, token),
      paths.eventConfirmPayment(store, id, token),
      paths.eventTransactionDetail(store, id, token),
      paths.eventTickets(store, id, token),
    ]) {
      await page.route(/\/remotes\/events\/[^/]+\/event-[^/]*\.js$/, (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto(path);
      await card(page).waitFor();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await page.getByRole('heading', { name: 'Event tidak ditemukan' }).waitFor();
    }
  });

  it('every other page works while one remote is away', async () => {
    const { page } = await browser.visitor({ tolerate: notLoaded(404) });
    await skipTour(page);
    await page.route('**/remotes/account/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(storePath('/login'));
    await card(page).waitFor();
    await page.goto(product);
    await arrive(page, /Toraja/);
    await addToCart(page, 1);
    await page.getByRole('link', { name: 'Keranjang, 1 produk' }).click();
    await arrive(page, 'Keranjang');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await arrive(page, 'Checkout Produk');
    await page.goto('/studiokarya/onlinestore/event');
    await page.getByRole('link', { name: /Pasar Malam Ilustrasi/ }).waitFor();
  });

  it('a painted page whose scripts fail to load stays readable, and shows a notice', async () => {
    await deployed.deploy('storefront', { current: deployed.original('storefront'), lastGood: null });
    await paintedHtml(product);
    const { page } = await browser.visitor({
      tolerate:
        /Failed to load resource: the server responded with a status of 404 .*\/remotes\/storefront\//,
    });
    await skipTour(page);
    await page.route('**/remotes/storefront/**/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(product);
    const notice = page.getByRole('alert').filter({ hasText: 'Sebagian halaman belum bisa dipakai' });
    await notice.waitFor();
    expect(await page.getByRole('heading', { level: 1, name: /Toraja/ }).isVisible()).toBe(true);
    expect(await page.getByText('Rp98.000').first().isVisible()).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
    await notice.getByRole('button', { name: 'Coba lagi' }).click();
    await notice.waitFor({ state: 'detached' });
    await addToCart(page, 1);
  });
});

describe('deploying', () => {
  const search = (page: Page, name: string) => page.getByRole('searchbox', { name });

  it('a rewritten registry brings a new version with the next page, painted and in the browser, and takes it back', async () => {
    const original = deployed.original('storefront');
    const next = deployed.build('storefront', 'bbbbbbbbbb', (text) =>
      text.replaceAll('Cari Produk', 'Cari Barang'),
    );
    const { page } = await browser.visitor();
    await page.goto(storePath());
    await search(page, 'Cari Produk').waitFor();

    await deployed.deploy('storefront', { current: next, lastGood: original });
    expect(await paintedHtml(storePath())).toContain('Cari Barang');
    await page.reload();
    await search(page, 'Cari Barang').fill('drip bag');
    await page.waitForURL(/keyword=drip/);
    await search(page, 'Cari Barang').waitFor();

    await deployed.deploy('storefront', { current: original, lastGood: next });
    expect(await paintedHtml(storePath())).toContain('Cari Produk');
    await page.goto(storePath());
    await search(page, 'Cari Produk').waitFor();
  });
});

it('files of the shell that did not come are asked for once the connection is back: the cart is there', async () => {
  const { page } = await browser.visitor({ tolerate: /net::ERR_FAILED/ });
  await skipTour(page);
  await page.goto(product);
  await addToCart(page, 1);
  const files = /\/(persist|extras|after-paint)\.js$/;
  const cut = (url: URL) => files.test(url.pathname);
  await page.route(cut, (route) => route.abort());
  const notLoaded = page.waitForEvent('requestfailed', (request) => /\/persist\.js$/.test(request.url()));
  await page.goto(storePath());
  await notLoaded;
  expect(await cartLink(page, 1).count()).toBe(0);
  await page.unroute(cut);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await cartLink(page, 1).waitFor();
});

import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { deployment } from '../support/deployment.ts';
import { hydrated } from '../support/hydrated.ts';
import { paintedHtml } from '../support/painted-page.ts';
import { addToCart, arrive, cartLink, skipTour, storePath } from '../support/shopper.ts';

const browser = testBrowser();
const deployed = deployment();

const home = storePath();
const varied = storePath('/detail/house-blend-nusantara');

/** Addresses of a part's files that a page requested. */
function filesOf(page: Page, folder: string) {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) versions.add(pathname.slice(folder.length).split('/')[0] ?? '');
  });
  return versions;
}

/** Holds the scripts of a page's shell and remotes back until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(assets\/host|remotes)\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

it('every document is hydrated by the version that painted it, whatever was deployed before its scripts came', async () => {
  const versions = ['Satu', 'Dua'].map((name, at) => ({
    search: `Cari ${name}`,
    version: deployed.build('storefront', `f${at}f${at}f${at}f${at}f${at}`, (text) =>
      text.replaceAll('Cari Produk', `Cari ${name}`),
    ),
  }));
  const visits = [];
  for (const { search, version } of versions) {
    await deployed.deploy('storefront', { current: version, lastGood: null });
    await paintedHtml(home);
    const { page } = await browser.visitor();
    const used = filesOf(page, '/remotes/storefront/');
    const release = await holdScripts(page);
    await page.goto(home, { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: search }).waitFor();
    visits.push({ page, used, release, search, version });
  }
  await deployed.deploy('storefront', { current: deployed.original('storefront'), lastGood: null });

  for (const { page, used, release, search, version } of visits) {
    // A tap that came before the scripts counts, too.
    await page.getByRole('button', { name: 'Filter' }).click({ noWaitAfter: true });
    release();
    await page.getByRole('dialog').waitFor();
    await hydrated(page);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: search }).fill('drip bag');
    await page.waitForURL(/keyword=drip/);
    await page.getByRole('link', { name: 'Drip Bag Gayo Isi 10' }).waitFor();
    expect([...used]).toEqual([version]);
  }
});

describe('a tab from before a deploy whose versions were removed', () => {
  /** Copies of what runs, under names of their own. */
  const release = (letter: string) => {
    const built = (part: 'host' | 'storefront' | 'checkout') => deployed.build(part, letter.repeat(10));
    return { host: built('host'), storefront: built('storefront'), checkout: built('checkout') };
  };
  const deploy = ({ host, storefront, checkout }: ReturnType<typeof release>) =>
    deployed.deployHost(host, {
      storefront: { current: storefront, lastGood: null },
      checkout: { current: checkout, lastGood: null },
    });

  it('opens its page in a new document with cart, choices and place, and pages of the new versions', async () => {
    const [old, next] = [release('a'), release('b')];
    await deploy(old);
    // Nothing is loaded ahead for a shopper who saves data; what was removed makes the browser complain.
    const { page, context } = await browser.visitor({
      tolerate: /(status of 404|Refused to|Failed to get manifest)[^]*-aaaaaaaaaa\//,
    });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    // Interception switches the browser's cache off, which would still have the files.
    await context.route('**/nothing', (route) => route.continue());
    await skipTour(page);
    await page.goto(storePath('/detail/kopi-arabika-toraja-sapan'));
    await addToCart(page, 1);
    const other = await context.newPage();
    await other.goto(varied);
    await hydrated(other);
    await page.goto(varied);
    await hydrated(page);
    const choice = (name: string) => page.getByRole('main').getByRole('radio', { name, exact: true });
    for (const name of ['Halus', '500 g']) await choice(name).check();
    await page.evaluate(() => window.scrollTo(0, 300));

    await deploy(next);
    for (const part of ['host', 'storefront', 'checkout'] as const) deployed.prune(part, old[part]);

    await page.getByRole('button', { name: 'Keranjang', exact: true }).click();
    await page.locator(`script[src*="/assets/host/${next.host}/"]`).first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(varied);
    for (const name of ['Halus', '500 g'])
      await page.getByRole('main').getByRole('radio', { name, exact: true, checked: true }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await addToCart(page, 1);
    await cartLink(page, 2).click();
    await arrive(page, 'Keranjang');

    // Neither the code of this page nor the way to its data is there.
    await other.getByRole('link', { name: /^Keranjang/ }).click();
    await arrive(other, 'Keranjang');
    await other
      .getByRole('main')
      .getByText(/Toraja/)
      .first()
      .waitFor();
    await other.locator(`script[src*="/assets/host/${next.host}/"]`).first().waitFor({ state: 'attached' });
    expect(new URL(other.url()).pathname).toBe(storePath('/cart'));
  });
});

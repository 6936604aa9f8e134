import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { answeredNotFound, paintedHtml } from '../support/painted-page.ts';
import { runningProduct } from '../support/product.ts';
import { arrive, skipTour, storePath } from '../support/shopper.ts';

const browser = testBrowser();

const home = storePath();
const product = storePath('/detail/kopi-arabika-gayo');
const events = '/studiokarya/onlinestore/event';
const eventDetail = `${events}/detail/1`;
const painted = [home, product, events, eventDetail];

// Paints them once, so that they are cached and no test gets the shell on a busy machine.
beforeEach(() => Promise.all(painted.map(paintedHtml)));

describe('without JavaScript', () => {
  const open = async (path: string) => {
    const { page } = await browser.visitor({ javaScriptEnabled: false });
    await page.goto(path);
    return page;
  };

  it('the home shows its products with names, prices and links, and a way to the next page', async () => {
    const page = await open(home);
    await arrive(page, 'Kopi Nusantara');
    const cards = page.getByRole('listitem').filter({ hasText: /Rp\d/ });
    expect(await cards.count()).toBeGreaterThan(5);
    for (const card of await cards.all())
      expect(await card.getByRole('link').getAttribute('href')).toMatch(
        /^\/kopinusantara\/onlinestore\/detail\/[a-z0-9-]+$/,
      );
    const first = cards.first().getByRole('link');
    await paintedHtml((await first.getAttribute('href')) ?? '');
    await first.click();
    await page.waitForURL(/\/detail\//);
    await page.getByText(/Rp\d/).first().waitFor();

    await paintedHtml(`${home}?page=2`);
    await page.goto(home);
    await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
    await page.waitForURL(/page=2/);
    await cards.first().waitFor();
  });

  it('a product shows name, price and description', async () => {
    const page = await open(product);
    await arrive(page, 'Kopi Arabika Gayo');
    expect(await page.getByText('Rp89.000').first().isVisible()).toBe(true);
    expect(await page.getByText(/Asal:/).first().isVisible()).toBe(true);
  });

  it('the event list shows events and leads to them', async () => {
    const page = await open(events);
    const card = page.getByRole('link', { name: /Pasar Malam Ilustrasi/ });
    expect(await card.innerText()).toMatch(/Halaman Studio Karya/);
    expect(await card.getAttribute('href')).toBe(eventDetail);
    await card.click();
    await arrive(page, 'Pasar Malam Ilustrasi');
    expect(await page.getByRole('heading', { name: 'Tiket Harian' }).isVisible()).toBe(true);
    expect(await page.getByText('Rp25.000', { exact: true }).isVisible()).toBe(true);
  });
});

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (list: PerformanceEntryList) => {
          for (const entry of list)
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

it.each(painted)('data painted with %s is not fetched again, and there is no layout shift', async (path) => {
  const { page } = await browser.visitor();
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    // The list's next page may be loaded ahead of scrolling.
    const isNextPage = Number(searchParams.get('page')) > 1;
    if (/^\/api\/(product|event|setting)/.test(pathname) && !isNextPage) requested.push(pathname + search);
  });
  await page.goto(path);
  await hydrated(page);
  // And for requests that are still pending.
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

/** KB (1000 bytes) of scripts, brotli, that a first visit may load until the page answers. */
type ScriptBudget = Record<'home' | 'product', number>;
const budget = JSON.parse(
  readFileSync(new URL('../../budget.json', import.meta.url), 'utf8'),
) as ScriptBudget;

const scriptsUntilHydrated = (page: Page) =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('lapak:hydrated');
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const early = scripts.filter(({ responseEnd }) => responseEnd <= (mark?.startTime ?? 0));
    return early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

it.each([
  ['home', home],
  ['product', product],
] as const)('the scripts of a first visit to the %s are within their budget', async (name, path) => {
  const { page } = await browser.visitor();
  await page.goto(path);
  await hydrated(page);
  const kilobytes = await scriptsUntilHydrated(page);
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThanOrEqual(budget[name]);
});

it.each([
  [home, 'Kopi Nusantara', 'Store'],
  [product, 'Kopi Arabika Gayo', 'Product'],
  [events, 'Studio Karya', 'Event'],
  [eventDetail, 'Pasar Malam Ilustrasi', 'Offer'],
])('%s describes itself to search engines and chats before any script runs', async (path, name, type) => {
  const html = await paintedHtml(path);
  const head = html.slice(0, html.indexOf('<script>'));
  const { origin } = runningProduct();
  expect(head.match(/<title>/g)).toHaveLength(1);
  expect(head).toMatch(new RegExp(`<title>[^<]*${name}`));
  expect(head).toMatch(/<meta name="description" content="[^"]{20,}"/);
  for (const property of ['title', 'description', 'url', 'image'])
    expect(head).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+"`));
  expect(head).toContain(`<link rel="canonical" href="${origin}${path}"`);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as unknown,
  );
  expect(JSON.stringify(data)).toContain(`"@type":"${type}"`);
});

/** Holds the shell's scripts back until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/host/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

it('while scripts load, pictures below the first view are deferred, until the shopper scrolls', async () => {
  const { page } = await browser.visitor();
  await holdScripts(page);
  // On any machine: the timeout after which the pictures are loaded anyway has not passed.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(home, { waitUntil: 'commit' });
  const pictures = page.getByRole('region', { name: 'Produk' }).locator('[role=listitem] img');
  await pictures.first().waitFor();
  await pictures.nth(10).waitFor({ state: 'attached' });
  const boxes = () => pictures.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect((await boxes()).slice(0, 2)).toEqual([1, 1]);
  expect(Math.max(...(await boxes()).slice(2))).toBe(0);
  const height = await page.evaluate(() => document.body.scrollHeight);
  // So little that no further row of cards comes near the viewport and is laid out.
  await page.mouse.wheel(0, 20);
  await pictures.nth(10).waitFor();
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
});

describe('before the scripts are loaded', () => {
  /** A painted page whose scripts are held until `release`. */
  async function openHeld(path: string) {
    const { page } = await browser.visitor();
    await skipTour(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    return { page, release };
  }

  it('a tap on the cart button opens the dialog when they are', async () => {
    const { page, release } = await openHeld(product);
    await page.getByRole('button', { name: 'Keranjang', exact: true }).click({ noWaitAfter: true });
    const dialog = page.getByRole('dialog', { name: 'Masukkan keranjang' });
    expect(await dialog.isVisible()).toBe(false);
    release();
    await dialog.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('choices of a variation are made when they are, and the price follows', async () => {
    const varied = storePath('/detail/house-blend-nusantara');
    await paintedHtml(varied);
    const { page, release } = await openHeld(varied);
    const main = page.getByRole('main');
    for (const name of ['Halus', '500 g'])
      await main.getByRole('radio', { name, exact: true }).click({ noWaitAfter: true });
    release();
    for (const name of ['Halus', '500 g'])
      await main.getByRole('radio', { name, exact: true, checked: true }).waitFor();
    await main.getByText('Rp183.000', { exact: true }).first().waitFor();
  });

  it('tickets are counted when they are', async () => {
    const { page, release } = await openHeld(eventDetail);
    const stepper = page.getByRole('group', { name: 'Jumlah Tiket Harian' });
    await stepper.getByRole('button', { name: 'Tambah Tiket Harian' }).click({ noWaitAfter: true });
    release();
    await page.getByText('1 tiket', { exact: true }).waitFor();
  });

  it('a search that was typed is made when they are', async () => {
    const { page, release } = await openHeld(home);
    const box = page.getByRole('searchbox', { name: 'Cari Produk' });
    await box.fill('drip bag');
    release();
    await page.waitForURL(/keyword=drip/);
    expect(await box.inputValue()).toBe('drip bag');
  });
});

it.each([
  ['/tidak-ada-toko-ini/onlinestore', 'an unknown store'],
  ['/tidak-ada-toko-ini', "an unknown seller's page"],
  [storePath('/detail/tidak-ada-produk-ini'), 'an unknown product'],
  [storePath('/event/detail/999999'), 'an unknown event'],
  [storePath('/event/detail'), 'an event without an id'],
  ['/onlinestore/x/y/z', 'an unknown address'],
])('%s is answered with 404 (%s)', async (path) => {
  await answeredNotFound(path);
});

it('many visitors at once get their own store and nothing of a person', async () => {
  const { origin } = runningProduct();
  const stores = ['kopinusantara', 'rumahbatik', 'studiokarya', 'pommeta', 'tahseelsahabatilmu'];
  const pages = ['', '/onlinestore', '/onlinestore?sort=price', '/onlinestore/event', '/onlinestore/cart'];
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'pembeli@lapak.test', password: 'rahasia123' }),
  });
  const token = /"(?:access_)?token":"([^"]+)"/.exec(await login.text())?.[1] ?? '';
  expect(token).not.toBe('');

  const visits = Array.from({ length: 200 }, (_, i) => ({
    store: stores[i % stores.length] ?? '',
    path: pages[Math.floor(i / stores.length) % pages.length] ?? '',
    secret: `rahasia-pengunjung-${i}`,
    bearer: i % 2 === 0 ? token : `token-pengunjung-${i}`,
  }));
  const leaks = await Promise.all(
    visits.map(async ({ store, path, secret, bearer }) => {
      const reply = await fetch(`${origin}/${store}${path}`, {
        headers: { authorization: `Bearer ${bearer}`, cookie: `sid=${secret}; token=${bearer}` },
      });
      const html = await reply.text();
      const foreign = stores.filter((other) => other !== store).map((other) => `/${other}`);
      const leaked = [...foreign, token, 'pembeli@lapak.test', '-pengunjung-'].filter((text) =>
        html.includes(text),
      );
      const set = reply.headers.get('set-cookie');
      const isOwn = html.includes(store);
      return reply.status === 200 && isOwn && !set && leaked.length === 0
        ? []
        : [{ store, path, status: reply.status, isOwn, set, leaked }];
    }),
  );
  expect(leaks.flat()).toEqual([]);
});

/** KB (1000 bytes) of scripts, compressed, that a page loads for a visitor who does nothing. */
const UNTOUCHED_KB = 182;

const loadedScriptsKb = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  );

it('a visitor who does nothing loads no other page; one who scrolls and stops gets the product page ahead', async () => {
  const { page } = await browser.visitor();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(home);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(
    scripts.filter((url) => /product-detail|banner-detail|seller|\/checkout\/|\/account\//.test(url)),
  ).toEqual([]);
  const loaded = await loadedScriptsKb(page);
  expect(loaded).toBeGreaterThan(50);
  expect(loaded).toBeLessThan(UNTOUCHED_KB);
  await page.mouse.move(1, 400);
  const ahead = page.waitForRequest(/\/product-detail\.[^/]*js$/);
  await page.mouse.wheel(0, 900);
  await ahead;
});

it('a first visitor of a product gets its tour and all else without a touch for few scripts', async () => {
  const { page } = await browser.visitor();
  // A product with one picture: the carousel of more is another 9 KB.
  await page.goto(storePath('/detail/kertas-saring-v60-100'));
  await page.getByRole('dialog', { name: 'Panduan halaman produk' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await loadedScriptsKb(page)).toBeLessThan(UNTOUCHED_KB);
});

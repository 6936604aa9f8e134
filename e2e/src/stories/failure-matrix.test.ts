import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { failures, provoked, spoil, type Failure } from '../support/broken-files.ts';
import { deployment } from '../support/deployment.ts';
import { hydrated } from '../support/hydrated.ts';
import { paintedHtml } from '../support/painted-page.ts';
import { addToCart, arrive, skipTour, storePath } from '../support/shopper.ts';

const browser = testBrowser();
const deployed = deployment();
/** A page of each remote that fails here, and its heading. The console has a story of its own, a newer remote no row. */
const pages = {
  storefront: { path: storePath(), name: 'Kopi Nusantara' },
  events: { path: storePath('/event'), name: 'Event Kopi Nusantara' },
  checkout: { path: storePath('/cart'), name: 'Keranjang' },
  account: { path: storePath('/login'), name: 'Login' },
} as Record<RemoteName, { path: string; name: string }>;
const remotes = Object.keys(pages) as RemoteName[];

/** A shopper who has something in the cart. */
let shopper: BrowserContextOptions['storageState'];
beforeAll(async () => {
  const { page, context } = await browser.visitor();
  await skipTour(page);
  await page.goto(storePath('/detail/kopi-arabika-toraja-sapan'));
  await addToCart(page, 1);
  await page.getByRole('link', { name: 'Keranjang, 1 produk' }).waitFor();
  shopper = await context.storageState();
});

/** Opens another page in the same document, as the browser's own buttons do. */
const moveOn = (page: Page, remote: RemoteName) =>
  page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, pages[remote].path);

/** Waits for a remote's page, as it is when nothing is broken. */
async function seen(page: Page, remote: RemoteName) {
  await arrive(page, pages[remote].name);
  if (remote === 'storefront') await page.getByRole('link', { name: 'Keranjang, 1 produk' }).waitFor();
  if (remote === 'checkout')
    await page
      .getByRole('main')
      .getByText(/Toraja/)
      .first()
      .waitFor();
}
const card = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Halaman ini gagal dimuat' }).waitFor();

/** A visit: the page that is opened first, then others in the same document. */
interface Visit {
  failure: Failure;
  /** The remote that works; null when none does. */
  working: RemoteName | null;
  path: RemoteName[];
}

const MAX_SLOW_AT_ONCE = 3;
const MAX_OTHERS_AT_ONCE = 2;

/** Takes one after the other from what is left, which others may do, too. */
async function inTurns<Item, T>(left: Item[], run: (item: Item) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let item = left.shift(); item; item = left.shift()) done.push(await run(item));
  return done;
}

/** Does something with pages a few at once, for the reason of `runVisits`. */
async function aFewAtOnce<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(Array.from({ length: MAX_OTHERS_AT_ONCE }, () => inTurns(left, run)));
}

/** Runs visits a few at once: on a busy machine more would keep a remote that works from coming within its own time limit. */
async function runVisits<T>(visits: Visit[], run: (visit: Visit) => Promise<T>): Promise<T[]> {
  const slow = visits.filter(({ failure }) => failure.isSlow);
  const others = visits.filter(({ failure }) => !failure.isSlow);
  const lanes = [
    ...Array.from({ length: MAX_SLOW_AT_ONCE }, () => slow),
    ...Array.from({ length: MAX_OTHERS_AT_ONCE }, () => others),
  ];
  return (await Promise.all(lanes.map((left) => inTurns(left, run)))).flat();
}

/** Builds a version of every remote, which breaks in browsers alone, and makes it current. */
async function deployVersions(hash: string, lastGood: (remote: RemoteName) => string | null) {
  const versions = new Map(remotes.map((remote) => [remote, deployed.build(remote, hash)]));
  await deployed.deployRemotes((remote) => ({
    current: versions.get(remote) ?? deployed.original(remote),
    lastGood: versions.has(remote) ? lastGood(remote) : null,
  }));
  await Promise.all([pages.storefront, pages.events].map(({ path }) => paintedHtml(path)));
  return versions;
}

/** Opens the first page of a visit. */
async function open({ failure, working, path: [first] }: Visit, versions: Map<RemoteName, string>) {
  const { page } = await browser.visitor({ tolerate: provoked, storageState: shopper });
  const broken = new Map([...versions].filter(([remote]) => remote !== working));
  const asked = await spoil(page, broken, failure);
  await page.goto(pages[first ?? 'storefront'].path, { waitUntil: 'commit' });
  return { page, asked };
}

/** A file of each remote that fails is requested, and none again and again. */
function expectFewRequests(asked: string[], { failure, working, path }: Visit) {
  const failing = path.slice(failure.isOfLaterPages ? 1 : 0).filter((remote) => remote !== working);
  const requested = (remote: RemoteName) => asked.some((file) => file.startsWith(`/remotes/${remote}/`));
  expect(failing.filter((remote) => !requested(remote))).toEqual([]);
  const times = new Map<string, number>();
  for (const path of asked) times.set(path, (times.get(path) ?? 0) + 1);
  expect([...times].filter(([, count]) => count > 3)).toEqual([]);
}

it('every remote that fails is shown by its last good version, at the first page and when a visitor moves on', async () => {
  const versions = await deployVersions('dddddddddd', deployed.original);
  const visits = failures.map((failure, at): Visit => {
    const turn = at % remotes.length;
    return { failure, working: null, path: [...remotes.slice(turn), ...remotes.slice(0, turn)] };
  });
  await runVisits(visits, async (visit) => {
    const { page, asked } = await open(visit, versions);
    for (const [at, remote] of visit.path.entries()) {
      if (at > 0) await moveOn(page, remote);
      await seen(page, remote);
      if (at === 0) await hydrated(page);
    }
    expectFewRequests(asked, visit);
    await page.close();
  });
});

/** Visits in which every remote fails, and one works; a time limit is waited for once in each. */
function visitsWithoutLastGood(failure: Failure, at: number): Visit[] {
  const [first, working, ...others]: RemoteName[] =
    at % 2 === 0
      ? ['checkout', 'storefront', 'account', 'events']
      : ['account', 'events', 'checkout', 'storefront'];
  if (!first || !working) return [];
  if (failure.isSlow)
    return [
      { failure, working, path: [first] },
      ...others.map((remote) => ({ failure, working, path: [working, remote] })),
    ];
  return [{ failure, working, path: [first, ...others.flatMap((remote) => [working, remote])] }];
}

it('without one there is a card in its place, whose button asks what an operator deployed meanwhile', async () => {
  const versions = await deployVersions('eeeeeeeeee', () => null);
  const visits = failures.flatMap(visitsWithoutLastGood);
  const opened = await runVisits(visits, async (visit) => {
    const { page, asked } = await open(visit, versions);
    const { failure, path, working } = visit;
    for (const [at, remote] of path.entries()) {
      if (at > 0) await moveOn(page, remote);
      const isShown = remote === working || (at === 0 && failure.isOfLaterPages);
      await (isShown ? seen(page, remote) : card(page));
      if (at === 0) await hydrated(page);
    }
    expectFewRequests(asked, visit);
    return { page, last: path.at(-1) ?? 'storefront' };
  });

  await deployed.deployRemotes((remote) => ({ current: deployed.original(remote), lastGood: null }));
  await aFewAtOnce(opened, async ({ page, last }) => {
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await seen(page, last);
  });
});

it('without one a painted page stays readable, and its button opens what an operator deployed meanwhile', async () => {
  const versions = await deployVersions('fafafafafa', () => null);
  const visits = failures.map((failure): Visit => ({ failure, working: null, path: ['events'] }));
  const opened = await runVisits(visits, async (visit) => {
    const { page, asked } = await open(visit, versions);
    const { what } = visit.failure;
    const isWhole = visit.failure.isOfLaterPages === true;
    if (what === 'renders throw') await card(page);
    else if (isWhole) await hydrated(page);
    else await page.getByRole('alert').filter({ hasText: 'Sebagian halaman belum bisa dipakai' }).waitFor();
    if (what !== 'renders throw') await seen(page, 'events');
    expectFewRequests(asked, visit);
    return { page, isWhole };
  });

  await deployed.deployRemotes((remote) => ({ current: deployed.original(remote), lastGood: null }));
  await aFewAtOnce(opened, async ({ page, isWhole }) => {
    if (!isWhole) await page.getByRole('button', { name: 'Coba lagi' }).click();
    await seen(page, 'events');
    await hydrated(page);
  });
});

it('a version that the server refuses is passed over; without another one there is a card', async () => {
  const original = (remote: RemoteName) => deployed.original(remote);
  const refused = new Map(remotes.map((remote) => [remote, deployed.build(remote, 'abababab12')]));
  for (const [remote, version] of refused) deployed.spoilManifest(remote, version);
  const current = (remote: RemoteName) => refused.get(remote) ?? original(remote);
  const { page } = await browser.visitor({ tolerate: provoked, storageState: shopper });

  await deployed.deployRemotes(
    (remote) => ({ current: current(remote), lastGood: refused.has(remote) ? original(remote) : null }),
    original,
  );
  await page.goto(pages.checkout.path);
  await seen(page, 'checkout');
  await hydrated(page);
  for (const remote of ['storefront', 'account', 'events'] as const) {
    await moveOn(page, remote);
    await seen(page, remote);
  }

  const works = (remote: RemoteName) => remote === 'storefront' || !refused.has(remote);
  await deployed.deployRemotes(
    (remote) => ({ current: works(remote) ? original(remote) : current(remote), lastGood: null }),
    (remote) => (works(remote) ? original(remote) : null),
  );
  await page.goto(pages.checkout.path);
  await card(page);
  for (const remote of ['account', 'events'] as const) {
    await moveOn(page, 'storefront');
    await seen(page, 'storefront');
    await moveOn(page, remote);
    await card(page);
  }
  await deployed.deployRemotes((remote) => ({ current: original(remote), lastGood: null }));
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await seen(page, 'events');
});

describe('the shell', () => {
  const open = async (remote: RemoteName, fails?: RegExp) => {
    const { page } = await browser.visitor({ tolerate: provoked, storageState: shopper });
    if (fails) await page.route(fails, (route) => route.fulfill({ status: 404 }));
    await page.goto(pages[remote].path, { waitUntil: 'commit' });
    return page;
  };

  it('that throws in browsers says so beside what is painted, or in its place, until an operator rolled back', async () => {
    const throws = (text: string, file: string) =>
      file.startsWith('main.') ? 'throw new Error("provoked")' : text;
    await deployed.deployHost(deployed.build('host', 'cccccccccc', throws));
    await paintedHtml(pages.storefront.path);
    const [painted, unpainted] = [await open('storefront'), await open('checkout')];
    await painted.getByRole('alert').filter({ hasText: 'Sebagian halaman belum bisa dipakai' }).waitFor();
    await arrive(painted, pages.storefront.name);
    await card(unpainted);

    await deployed.deployHost(deployed.original('host'));
    for (const page of [painted, unpainted]) await page.getByRole('button', { name: 'Coba lagi' }).click();
    await Promise.all([seen(painted, 'storefront'), seen(unpainted, 'checkout')]);
  });

  it('whose script is not there says so; without its other files the pages work', async () => {
    await card(await open('checkout', /\/assets\/host\/[^/]+\/main\./));
    await arrive(await open('account', /\/assets\/host\/[^/]+\/(?!main\.)/), pages.account.name);
  });
});

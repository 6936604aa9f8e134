import { chromium } from 'playwright-core';
import { flags } from '../../src/support/browser.ts';
import { startProduct } from '../../src/support/product.ts';
import { addresses } from '../lib/addresses.ts';
import { median, medians } from '../lib/figures.ts';
import type { Options } from '../lib/options.ts';
import { printTable, writeFigures } from '../lib/report.ts';
import { serveSingleBundle } from './bundle-rival.ts';
import { federationPrice } from './federation-price.ts';
import { checkoutSeries } from './checkout-series.ts';
import type { Felt } from './felt.ts';
import { filledCart } from './filled-cart.ts';
import { chromiumPath, startPlainBrowser, type Memory, type PlainBrowser } from './plain-browser.ts';
import { servePaintedBundle } from './painted-bundle-rival.ts';
import { prefetchedMove } from './prefetched-move.ts';
import { profile } from './profile.ts';
import { shopperSeries } from './shopper-series.ts';
import { serveStaticFiles } from './static-rival.ts';
import { visit, type Visit } from './visit.ts';

interface Subject {
  name: string;
  url: string;
  hydrates: boolean;
  memory?: Memory;
  cold: Visit[];
  warm: Visit[];
}

/**
 * One first visit by a browser with empty caches, and a second one by the same browser. The server has the page, as that of a shop
 * with visitors has: the rivals' documents are ready, too.
 */
async function visitTwice(browser: PlainBrowser, subject: Subject): Promise<void> {
  await (await fetch(subject.url)).arrayBuffer();
  const visitor = await browser.visitor(subject.memory);
  try {
    subject.cold.push(await visit(visitor, subject.url, subject));
    subject.warm.push(await visit(visitor, subject.url, subject));
  } finally {
    await visitor.leave();
  }
}

/** Fills a cart with a Playwright browser; this is not measured. */
async function shopperWithCart(origin: string, lines: number): Promise<Memory> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    return await filledCart(browser, origin, lines);
  } finally {
    await browser.close();
  }
}

async function measureWith(browser: PlainBrowser, origin: string, { runs }: Options) {
  const files = await serveStaticFiles(origin);
  const [bundle, painted] = [await serveSingleBundle(origin), await servePaintedBundle(origin)];
  try {
    const memory = await shopperWithCart(origin, 1);
    const fullCart = await shopperWithCart(origin, 5);
    const subject = (name: string, url: string, hydrates: boolean, filled = false): Subject => ({
      name,
      url,
      hydrates,
      memory: filled ? memory : undefined,
      cold: [],
      warm: [],
    });
    const subjects = [
      subject('home', origin + addresses.home, true),
      subject('home, static file', files.origin + addresses.home, false),
      subject('home, one bundle', bundle.origin + addresses.home, false),
      subject('home, painted, one build', painted.origin + addresses.home, true),
      subject('product', origin + addresses.product, true),
      subject('product, static file', files.origin + addresses.product, false),
      subject('product, one bundle', bundle.origin + addresses.product, false),
      subject('product, painted, one build', painted.origin + addresses.product, true),
      subject('cart', origin + addresses.cart, true, true),
      subject('checkout', origin + addresses.checkout, true, true),
    ];
    const moves: number[] = [];
    const series: Felt[] = [];
    const checkouts: Felt[] = [];
    // One visit of each in turn, so that other load of the machine affects all alike.
    for (let run = 1; run <= runs; run += 1) {
      for (const each of subjects) await visitTwice(browser, each);
      moves.push(await prefetchedMove(browser, origin));
      series.push(await shopperSeries(browser, origin));
      checkouts.push(await checkoutSeries(browser, origin, fullCart));
      console.log(`pages: run ${run} of ${runs}`);
    }
    return { subjects, moves, series, checkouts };
  } finally {
    await Promise.all([files.stop(), bundle.stop(), painted.stop()]);
  }
}

/** First views in a real browser on the slow profile, beside a static file and a single bundle. */
export async function measurePages(options: Options): Promise<void> {
  const { product, stop } = await startProduct({ RATE_LIMIT_FACTOR: '0', HOLD_LIMIT_FACTOR: '0' });
  const browser = await startPlainBrowser(options.slowdown);
  try {
    const { subjects, moves, series, checkouts } = await measureWith(browser, product.origin, options);
    for (const state of ['cold', 'warm'] as const) {
      const rows = subjects.map((each) => ({ page: each.name, ...medians(each[state]) }));
      printTable(
        `Pages, ${state}, medians of ${options.runs}, CPU ${options.slowdown} times slower (ms, KB)`,
        rows,
      );
      printTable(
        `Pages, ${state}: the federated shop as a multiple of one painted build`,
        federationPrice(new Map(subjects.map((each) => [each.name, each[state]]))),
      );
    }
    printTable('A shopper scrolls, taps a card, goes back, sorts and adds to the cart (ms)', [
      medians(series),
    ]);
    printTable('A checkout of five lines: opened, district searched, courier and payment chosen (ms)', [
      medians(checkouts),
    ]);
    console.log(`\nFrom a card to the product's heading, loaded ahead: ${Math.round(median(moves))} ms`);
    writeFigures('pages', {
      profile,
      slowdown: options.slowdown,
      runs: options.runs,
      visits: subjects,
      moves,
      series,
      checkouts,
    });
  } finally {
    await browser.stop();
    await stop();
  }
}

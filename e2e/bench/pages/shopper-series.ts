import { addresses } from '../lib/addresses.ts';
import { observe } from './observe.ts';
import { pause, type PlainBrowser, type Tab } from './plain-browser.ts';
import { untilQuiet } from './quiet.ts';
import { watchRequests } from './requests.ts';
import { swipe, tap, type Point } from './touch.ts';

/** What a shopper felt in one visit of several pages. */
export interface ShopperSeries extends Record<string, number> {
  /** 98th percentile of the interactions' time to the next paint, ms: of fewer than 50 the longest. */
  inp: number;
  interactions: number;
  /** Frames that took more than 50 ms, and the longest, ms. */
  longFrames: number;
  longestFrame: number;
  longestTask: number;
}

/** A shopper's pause between what is seen and the next tap. */
const LOOK_MS = 700;

/** Centre of the first element that is whole in the window and has these words; null while there is none. */
function findInView({ selector, words }: { selector: string; words: string }): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const centre = { x: x + width / 2, y: y + height / 2 };
    const isWhole = width > 0 && y >= 60 && y + height <= innerHeight;
    const top = document.elementFromPoint(centre.x, centre.y);
    if (isWhole && element.contains(top) && (element.textContent ?? '').includes(words)) return centre;
  }
  return null;
}

async function tapOn(tab: Tab, selector: string, words = ''): Promise<void> {
  await pause(LOOK_MS);
  const end = Date.now() + 15_000;
  for (;;) {
    const at = await tab.run(findInView, { selector, words });
    if (at) return tap(tab, at);
    if (Date.now() > end) throw new Error(`nothing in view to tap: ${selector} ${words}`);
    await pause(100);
  }
}

const isOn = (part: string) => location.pathname.includes(part) && document.querySelector('h1') !== null;

/** Opens the home, scrolls three screens, taps a card, goes back, sorts, opens a product and adds it to the cart. */
async function shop(tab: Tab): Promise<void> {
  const card = 'main a[href*="/detail/"]';
  for (let swipes = 0; swipes < 4; swipes += 1) await swipe(tab);
  await tapOn(tab, card);
  await tab.until(isOn, '/detail/');
  await pause(LOOK_MS);
  await tab.run(() => history.back());
  await tab.until(() => !location.pathname.includes('/detail/'));
  // The place in the list is back before the shopper goes to its head.
  await tab.until(() => scrollY > 0);
  await pause(LOOK_MS);
  await tab.run(() => scrollTo(0, 0));
  await tapOn(tab, 'main button[aria-haspopup]', 'Filter');
  await tapOn(tab, '[role="dialog"] a', 'Terlaris');
  await tab.until(() => location.search !== '');
  await pause(LOOK_MS);
  await swipe(tab);
  await tapOn(tab, card);
  await tab.until(isOn, '/detail/');
  await tapOn(tab, 'button', 'Keranjang');
  await tapOn(tab, '[role="dialog"] button', 'Tambahkan ke keranjang');
  await tab.until(() => !document.querySelector('[role="dialog"]'));
}

function readSeries() {
  const { interactions, longFrames, longTasks } = window.lapakBench;
  const times = Object.values(interactions).sort((a, b) => b - a);
  return {
    inp: times[Math.floor(times.length / 50)] ?? 0,
    interactions: times.length,
    longFrames: longFrames.length,
    longestFrame: Math.max(0, ...longFrames),
    longestTask: Math.max(0, ...longTasks.map(({ ms }) => ms)),
  };
}

/** The series from the moment at which the home answers, by a browser with empty caches that has seen the product's tour. */
export async function shopperSeries(browser: PlainBrowser, origin: string): Promise<ShopperSeries> {
  const visitor = await browser.visitor({ 'lapak:product-tour': '1' });
  try {
    const tab = await visitor.openTab();
    await tab.cdp.Page.addScriptToEvaluateOnNewDocument({ source: `(${observe.toString()})()` });
    const seen = watchRequests(tab.cdp);
    await tab.cdp.Page.navigate({ url: origin + addresses.home });
    await tab.until(() => performance.getEntriesByName('lapak:hydrated').length > 0);
    await tab.run(() => {
      window.lapakBench.longTasks = [];
      window.lapakBench.longFrames = [];
    });
    await shop(tab);
    await untilQuiet(tab, seen, 2000);
    const figures = await tab.run(readSeries);
    await tab.close();
    return figures;
  } finally {
    await visitor.leave();
  }
}

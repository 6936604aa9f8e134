import { observe } from './observe.ts';
import { pause, type Memory, type PlainBrowser, type Tab } from './plain-browser.ts';
import { untilQuiet } from './quiet.ts';
import { watchRequests } from './requests.ts';
import { tap, type Point } from './touch.ts';

/** What a shopper felt in a series of taps. */
export interface Felt extends Record<string, number> {
  /** 98th percentile of the interactions' time to the next paint, ms: of fewer than 50 the longest. */
  inp: number;
  interactions: number;
  /** Frames that took more than 50 ms, and the longest, ms. */
  longFrames: number;
  longestFrame: number;
  longestTask: number;
}

/** A shopper's pause between what is seen and the next tap. */
export const LOOK_MS = 700;

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

/** Taps the first element in view that has these words, when there is one. */
export async function tapOn(tab: Tab, selector: string, words = ''): Promise<void> {
  await pause(LOOK_MS);
  const end = Date.now() + 15_000;
  for (;;) {
    const at = await tab.run(findInView, { selector, words });
    if (at) return tap(tab, at);
    if (Date.now() > end) throw new Error(`nothing in view to tap: ${selector} ${words}`);
    await pause(100);
  }
}

function readFelt() {
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

/** A series by a browser with empty caches that has `memory`, from an address on; `shop` says from when on it counts. */
export async function feel(
  browser: PlainBrowser,
  { url, memory, shop }: { url: string; memory: Memory; shop: (tab: Tab) => Promise<void> },
): Promise<Felt> {
  const visitor = await browser.visitor(memory);
  try {
    const tab = await visitor.openTab();
    await tab.cdp.Page.addScriptToEvaluateOnNewDocument({ source: `(${observe.toString()})()` });
    const seen = watchRequests(tab.cdp);
    await tab.cdp.Page.navigate({ url });
    await tab.until(() => performance.getEntriesByName('lapak:hydrated').length > 0);
    await shop(tab);
    await untilQuiet(tab, seen, 2000);
    const felt = await tab.run(readFelt);
    await tab.close();
    return felt;
  } finally {
    await visitor.leave();
  }
}

import { addresses } from '../lib/addresses.ts';
import { pause, type PlainBrowser, type Tab } from './plain-browser.ts';

declare global {
  interface Window {
    lapakMove: { from: number; until: number };
  }
}

/** Enough for files and data of a card's page to be preloaded. */
const LOADED_AHEAD_MS = 4000;

/** Scrolls to the first card. @returns its centre */
function findCard() {
  const card = document.querySelector('a[href*="/detail/"]');
  card?.scrollIntoView({ block: 'center' });
  const box = card?.getBoundingClientRect();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** Records the times of the click and of the new heading. */
function watchMove() {
  const before = document.querySelector('h1');
  const text = before?.textContent;
  window.lapakMove = { from: NaN, until: NaN };
  new MutationObserver((_changes, watching) => {
    const now = document.querySelector('h1');
    if (!now?.textContent || (now === before && now.textContent === text)) return;
    window.lapakMove.until = performance.now();
    watching.disconnect();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  document.addEventListener('click', (event) => (window.lapakMove.from = event.timeStamp), true);
}

const mouse = (
  tab: Tab,
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  at: { x: number; y: number },
) =>
  tab.cdp.Input.dispatchMouseEvent({
    type,
    ...at,
    ...(type === 'mouseMoved' ? {} : { button: 'left' as const, clickCount: 1 }),
  });

/** The time from the tap on a product's card to the product's heading, in ms, when the card was pointed at long enough before. */
export async function prefetchedMove(browser: PlainBrowser, origin: string): Promise<number> {
  const visitor = await browser.visitor();
  try {
    const tab = await visitor.openTab();
    await tab.cdp.Page.navigate({ url: origin + addresses.home });
    await tab.until(() => performance.getEntriesByName('lapak:hydrated').length > 0);
    const card = await tab.run(findCard);
    await mouse(tab, 'mouseMoved', card);
    await pause(LOADED_AHEAD_MS);
    await tab.run(watchMove);
    await mouse(tab, 'mousePressed', card);
    await mouse(tab, 'mouseReleased', card);
    await tab.until(() => window.lapakMove.until > 0);
    const took = await tab.run(() => window.lapakMove.until - window.lapakMove.from);
    await tab.close();
    return took;
  } finally {
    await visitor.leave();
  }
}

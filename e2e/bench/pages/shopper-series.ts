import { addresses } from '../lib/addresses.ts';
import { feel, LOOK_MS, tapOn, type Felt } from './felt.ts';
import { pause, type PlainBrowser, type Tab } from './plain-browser.ts';
import { swipe } from './touch.ts';

const isOn = (part: string) => location.pathname.includes(part) && document.querySelector('h1') !== null;

/** Opens the home, scrolls three screens, taps a card, goes back, sorts, opens a product and adds it to the cart. */
async function shop(tab: Tab): Promise<void> {
  // From the moment at which the home answers.
  await tab.run(() => {
    window.lapakBench.longTasks = [];
    window.lapakBench.longFrames = [];
  });
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

/** The series of a visitor who has seen the product's tour. */
export const shopperSeries = (browser: PlainBrowser, origin: string): Promise<Felt> =>
  feel(browser, { url: origin + addresses.home, memory: { 'lapak:product-tour': '1' }, shop });

import { addresses } from '../lib/addresses.ts';
import { feel, LOOK_MS, tapOn, type Felt } from './felt.ts';
import { pause, type Memory, type PlainBrowser, type Tab } from './plain-browser.ts';

const KEY_MS = 150;

async function type(tab: Tab, text: string): Promise<void> {
  for (const letter of text) {
    await tab.cdp.Input.dispatchKeyEvent({ type: 'keyDown', text: letter, key: letter });
    await tab.cdp.Input.dispatchKeyEvent({ type: 'keyUp', key: letter });
    await pause(KEY_MS);
  }
}

const scrollTo = (tab: Tab, title: string) =>
  tab.run((words) => {
    const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === words);
    window.scrollBy({ top: (heading?.getBoundingClientRect().top ?? 0) - 100, behavior: 'instant' });
  }, title);

/** Searches a district and takes it, then a courier; opens a group of payment methods and takes one. */
async function order(tab: Tab): Promise<void> {
  await tab.until(() => document.querySelector('[role="combobox"]') !== null);
  await tapOn(tab, '[role="combobox"]');
  await type(tab, 'tebet');
  await tapOn(tab, '[role="option"]', 'Jakarta Selatan');
  await pause(LOOK_MS);
  await tab.until(() => document.querySelector('input[type="radio"]') !== null);
  await tapOn(tab, 'label:has(input[type="radio"])', 'Rp');
  await scrollTo(tab, 'Metode Pembayaran');
  await tapOn(tab, 'h3 button', 'Transfer Bank');
  await tapOn(tab, 'label:has(input[type="radio"])', 'Bank BCA');
}

/** Measures from the first paint of the checkout of a cart with several lines on. */
export const checkoutSeries = (browser: PlainBrowser, origin: string, memory: Memory): Promise<Felt> =>
  feel(browser, { url: origin + addresses.checkout, memory, shop: order });

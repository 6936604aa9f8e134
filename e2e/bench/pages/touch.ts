import { pause, type Tab } from './plain-browser.ts';
import { screen } from './profile.ts';

/** The centre of an element in the window, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** Time between the finger's arrival and its leaving. */
const TAP_MS = 80;

/** A tap of a finger; the browser makes a click of it. */
export async function tap(tab: Tab, at: Point): Promise<void> {
  await tab.cdp.Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [at] });
  await pause(TAP_MS);
  await tab.cdp.Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] });
}

/** The steps of a swipe, one each frame. */
const STEPS = 20;
const STEP_MS = 16;

/** Scrolls by a swipe of a finger from below to above, most of a screen long. */
export async function swipe(tab: Tab): Promise<void> {
  const x = screen.width / 2;
  const [from, to] = [screen.height * 0.9, screen.height * 0.1];
  await tab.cdp.Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= STEPS; step += 1) {
    const y = from + ((to - from) * step) / STEPS;
    await tab.cdp.Input.dispatchTouchEvent({ type: 'touchMove', touchPoints: [{ x, y }] });
    await pause(STEP_MS);
  }
  await tab.cdp.Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] });
}

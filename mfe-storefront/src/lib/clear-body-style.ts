const DELAY_MS = 500;

/** Removes inline styles that a dialog left on the body, so that the product page scrolls (spec 1 §4). */
export function clearBodyStyleSoon(): void {
  setTimeout(() => document.body.removeAttribute('style'), DELAY_MS);
}

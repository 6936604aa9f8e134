const DELAY_MS = 500;

/** A chosen product opens with a page that scrolls, whatever a dialog left on the body (spec 1 §4). */
export function clearBodyStyleSoon(): void {
  setTimeout(() => document.body.removeAttribute('style'), DELAY_MS);
}

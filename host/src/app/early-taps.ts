interface EarlyTaps {
  /** Elements tapped before hydration, in order; filled by the script in the document's head. */
  __lapakEarlyTaps?: { taps: Element[]; stop: () => void };
}

/**
 * Ends the remembering of early taps and hands them over. Called just before hydration starts: from then on React itself
 * hears every tap, and one that both heard would count twice.
 */
export function takeEarlyTaps(): Element[] {
  const early = (window as Window & EarlyTaps).__lapakEarlyTaps;
  early?.stop();
  return early?.taps ?? [];
}

/** Presses each marked button again that was pressed before the page could listen. Links need no help. */
export function replayEarlyTaps(taps: Element[]): void {
  for (const element of new Set(taps)) {
    if (element instanceof HTMLElement && element.isConnected) element.click();
  }
}

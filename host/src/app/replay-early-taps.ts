/**
 * Stops recording early taps and returns them. Called just before hydration starts: from then on React handles every tap,
 * and one that both handled would count twice.
 */
export function takeEarlyTaps(): Element[] {
  const early = window.__lapakEarlyTaps;
  early?.stop();
  return early?.taps ?? [];
}

/** Replays clicks on marked buttons from before hydration. Links work without it. */
export function replayEarlyTaps(taps: Element[]): void {
  for (const element of new Set(taps)) {
    if (element instanceof HTMLElement && element.isConnected) element.click();
  }
}

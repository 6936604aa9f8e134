/** Measurements recorded in the page, from before its first byte. */
export interface Observed {
  lcp: number;
  cls: number;
  /** When the page's own heading was first in the document, ms. */
  heading: number;
  /** Tasks of more than 50 ms. */
  longTasks: { from: number; ms: number }[];
  /** Longest duration of each interaction, ms, by its id; those below 16 ms are not in it. */
  interactions: Record<number, number>;
  /** Durations of the frames that took more than 50 ms. */
  longFrames: number[];
}

declare global {
  interface Window {
    lapakBench: Observed;
  }
}

/** Runs in the page before any script of it. */
export function observe(): void {
  const observed: Observed = {
    lcp: NaN,
    cls: 0,
    heading: NaN,
    longTasks: [],
    interactions: {},
    longFrames: [],
  };
  window.lapakBench = observed;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) observed.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      observed.longTasks.push({ from: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (!interactionId) continue;
      observed.interactions[interactionId] = Math.max(observed.interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.longFrames.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
  // No function gets a name here: the loader of TypeScript marks named ones with a helper that a page does not have.
  new MutationObserver((_changes, watching) => {
    if (!document.querySelector('h1')?.textContent) return;
    observed.heading = performance.now();
    watching.disconnect();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

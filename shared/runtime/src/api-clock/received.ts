/** When an answer came, on two clocks of the browser; differences are taken alone, so a wrong clock does not matter. */
export interface Received {
  /** Milliseconds since the page was opened; may stand still while a phone sleeps. */
  tick: number;
  /** The phone's own clock. */
  clock: number;
}

/** For an answer that comes now; null on the server, whose pages are kept for a while. */
export function receivedNow(): Received | null {
  return typeof window === 'undefined' ? null : { tick: performance.now(), clock: Date.now() };
}

/** Milliseconds since an answer came; one that came with the page is as old as the page. */
export function msSince(received: Received | null): number {
  if (received === null) return performance.now();
  return Math.max(performance.now() - received.tick, Date.now() - received.clock);
}

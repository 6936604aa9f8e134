/** Time of receipt of an answer on two clocks of the browser; only differences are used, so a wrong clock does not matter. */
export interface Received {
  /** Milliseconds since the page was opened; may stop while a phone is suspended. */
  tick: number;
  /** The phone's own clock. */
  clock: number;
}

/** The current time of receipt; null on the server, whose pages are cached. */
export function receivedNow(): Received | null {
  return typeof window === 'undefined' ? null : { tick: performance.now(), clock: Date.now() };
}

/** Milliseconds since an answer came; one that came with the page is as old as the page. */
export function msSince(received: Received | null): number {
  if (received === null) return performance.now();
  return Math.max(performance.now() - received.tick, Date.now() - received.clock);
}

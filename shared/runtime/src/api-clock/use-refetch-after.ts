import { useEffect } from 'react';
import { msSince, type Received } from './received.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A moment later than the edge: an answer that is still before it would only ask again. */
const MARGIN_MS = 100;
/** Painted pages are kept for a while, so what they show may be as old as this. */
const OLDEST_PAINTED_MS = 2 * 60 * 1000;

/**
 * Asks the API again when something on the page changes by the API's clock. A phone whose clock is a day off still shows
 * what is true, and so does a page that was left and come back to. A painted page that is about to change is asked for
 * anew at once: nobody knows its age.
 * @param wait milliseconds from the answer's `date_server` to the change; null when none is known
 * @param received when that answer came; null when it came with the page
 */
export function useRefetchAfter(
  wait: number | null,
  received: Received | null,
  refetch: () => unknown,
): void {
  useEffect(() => {
    if (wait === null || wait > DAY_MS) return undefined;
    if (received === null && wait < OLDEST_PAINTED_MS) {
      refetch();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      timer = setTimeout(refetch, Math.max(0, wait + MARGIN_MS - msSince(received)));
    };
    arm();
    // Timers stand still while a phone sleeps, and a call without a connection brings nothing.
    document.addEventListener('visibilitychange', arm);
    window.addEventListener('online', arm);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arm);
      window.removeEventListener('online', arm);
    };
  }, [wait, received, refetch]);
}

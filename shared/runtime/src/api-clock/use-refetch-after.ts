import { useEffect } from 'react';
import { msSince, type Received } from './received.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Margin after the change: an answer from just before it would cause another fetch. */
const MARGIN_MS = 100;
/** Painted pages are cached, so their data may be as old as this. */
const OLDEST_PAINTED_MS = 2 * 60 * 1000;

/**
 * Refetches when something on the page changes by the API's clock. Correct with a phone's clock that is a day off, and on a
 * page that was hidden and is visible again. A painted page that is about to change is refetched at once, because its age
 * is unknown.
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
    // Timers stop while a phone is suspended, and a call fails without a connection.
    document.addEventListener('visibilitychange', arm);
    window.addEventListener('online', arm);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arm);
      window.removeEventListener('online', arm);
    };
  }, [wait, received, refetch]);
}

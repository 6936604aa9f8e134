import { useEffect } from 'react';
import { msSince, type Received } from './received.ts';
import { msUntilDiscountEdge } from './discount-edge.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A moment later than the edge: an answer that is still before it would only ask again. */
const MARGIN_MS = 100;
/** Painted pages are kept for a while, so their prices may be as old as this. */
const OLDEST_PAINTED_MS = 2 * 60 * 1000;

/** An answer with prices that change by the API's clock. */
export interface TimedAnswer {
  date_server: string;
  received: Received | null;
}

/**
 * Asks the API again when a discount on the page begins or ends. The waiting time comes from the API's clock and from
 * how long ago it told the time; a phone whose clock is a day off still shows the right price, and so does a list that
 * was left and come back to. A painted page whose edge is near is asked for anew at once: nobody knows its age.
 */
export function useRefetchAtDiscountEdge(
  products: Parameters<typeof msUntilDiscountEdge>[0],
  answer: TimedAnswer | undefined,
  refetch: () => unknown,
): void {
  const dateServer = answer?.date_server ?? '';
  const received = answer?.received ?? null;
  useEffect(() => {
    const wait = msUntilDiscountEdge(products, dateServer);
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
    // Timers stand still while a phone sleeps.
    document.addEventListener('visibilitychange', arm);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arm);
    };
  }, [products, dateServer, received, refetch]);
}

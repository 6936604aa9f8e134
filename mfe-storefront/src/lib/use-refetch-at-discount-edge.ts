import { useEffect } from 'react';
import { msUntilDiscountEdge } from './discount-edge.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Asks the API again when a discount on the page begins or ends. The waiting time comes from the API's clock alone; a
 * phone whose clock is a day off still shows the right price.
 */
export function useRefetchAtDiscountEdge(
  products: Parameters<typeof msUntilDiscountEdge>[0],
  dateServer: string,
  refetch: () => unknown,
): void {
  useEffect(() => {
    const wait = msUntilDiscountEdge(products, dateServer);
    if (wait === null || wait > DAY_MS) return undefined;
    // A moment later than the edge: an answer that is still before it would only ask again.
    const timer = setTimeout(refetch, wait + 100);
    return () => clearTimeout(timer);
  }, [products, dateServer, refetch]);
}

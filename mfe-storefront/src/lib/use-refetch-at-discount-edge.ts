import type { Received } from '@lapak/runtime/received';
import { useRefetchAfter } from '@lapak/runtime/use-refetch-after';
import { msUntilDiscountEdge } from './discount-edge.ts';

/** An answer with prices that change by the API's clock. */
export interface TimedAnswer {
  date_server: string;
  received: Received | null;
}

/** Refetches when a discount on the page begins or ends. */
export function useRefetchAtDiscountEdge(
  products: Parameters<typeof msUntilDiscountEdge>[0],
  answer: TimedAnswer | undefined,
  refetch: () => unknown,
): void {
  const wait = msUntilDiscountEdge(products, answer?.date_server ?? '');
  useRefetchAfter(wait, answer?.received ?? null, refetch);
}

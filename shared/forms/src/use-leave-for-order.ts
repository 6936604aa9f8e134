import { useEffect, useState } from 'react';
import { writeDraft } from './draft.ts';

/**
 * After an order is made: deletes the draft of its form, and calls `leave`, which clears the ordered items and replaces
 * the page with the order's. It runs once the page has rendered with the order (`isOrdered`): with nothing left to
 * order, the page would redirect to the store's home instead.
 */
export function useLeaveForOrder<Placed>(form: string, leave: (placed: Placed) => void) {
  const [placed, setPlaced] = useState<Placed | null>(null);

  useEffect(() => {
    if (placed === null) return;
    writeDraft(form, null);
    leave(placed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per order
  }, [placed]);

  return { isOrdered: placed !== null, leaveFor: (order: Placed) => setPlaced(order) };
}

import { useEffect, useState } from 'react';
import { writeDraft } from './draft.ts';

/**
 * After a made order: the draft of its form is forgotten and `leave` empties what was ordered and opens the order's page
 * in place of this one. It runs once the page knows of the order (`isOrdered`): with nothing left to order, the page would
 * lead to the store's home instead.
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

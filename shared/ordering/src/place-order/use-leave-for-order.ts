import { useState } from 'react';
import { flushSync } from 'react-dom';
import { writeDraft } from '@lapak/forms/draft';

interface LeaveOptions<Placed> {
  /** Clears what was ordered. */
  clear: (placed: Placed) => void;
  /** Replaces the page with the order's. */
  open: (placed: Placed) => void;
}

/**
 * After an order is made: deletes the draft of its form, clears the ordered items and opens the order. None of it depends on the
 * page: it may have failed while the answer was on its way, and another may have been opened in its place.
 */
export function useLeaveForOrder<Placed>(form: string, { clear, open }: LeaveOptions<Placed>) {
  const [isOrdered, setIsOrdered] = useState(false);

  function leaveFor(placed: Placed) {
    // Before anything is cleared: a page with nothing to order leads to the store's home.
    flushSync(() => setIsOrdered(true));
    writeDraft(form, null);
    // A page that was opened again leads there now, before the order is opened: the last navigation wins.
    flushSync(() => clear(placed));
    open(placed);
  }

  return { isOrdered, leaveFor };
}

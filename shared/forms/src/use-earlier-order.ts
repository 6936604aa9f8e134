import type { PlacedByKey } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { isFailedCall } from './failed-call.ts';
import { forgetIdempotencyKey } from './idempotency-key.ts';
import { orderOfKey, type CallResult } from './order-outcome.ts';

export interface EarlierOrderOptions {
  /** Ends the unpaid order that a key has made. */
  cancel: (idempotencyKey: string) => Promise<CallResult<PlacedByKey>>;
  /** Leads to the order's page; what stands in the form stays. */
  open: (order: PlacedByKey) => void;
}

/** An order that an earlier press has made, while something else stands on the screen. */
interface Earlier {
  order: PlacedByKey;
  key: string;
  /** Orders what stands on the screen, with a new key. */
  again: () => Promise<unknown>;
}

/** Which of two orders the shopper wants. */
export interface EarlierQuestion {
  order: PlacedByKey;
  isRunning: boolean;
  open: () => void;
  /** Orders what stands on the screen; the earlier order is cancelled first, unless it is paid. */
  orderThis: () => Promise<void>;
  dismiss: () => void;
}

/** Whether nothing of an order is left that one could pay. */
export const hasEnded = ({ status }: Pick<PlacedByKey, 'status'>): boolean =>
  status === 'EXPIRED' || status === 'REJECTED';

/** After a lost answer: what an earlier press has made, and what the shopper wants to become of it. */
export function useEarlierOrder(form: string, { cancel, open }: EarlierOrderOptions) {
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function orderThis({ order, key, again }: Earlier) {
    if (order.status === 'UNPAID') {
      setIsRunning(true);
      const cancelled = await cancel(key);
      setIsRunning(false);
      if (!cancelled.data) {
        const { error } = cancelled;
        toast.error((isFailedCall(error) && error.info) || messages.somethingFailed);
        const now = orderOfKey(error);
        // Paid in the meantime, on another page: the question is another one.
        if (now) setEarlier({ order: now, key, again });
        return;
      }
    }
    forgetIdempotencyKey(form);
    setEarlier(null);
    await again();
  }

  const question: EarlierQuestion | null = earlier && {
    order: earlier.order,
    isRunning,
    open: () => {
      forgetIdempotencyKey(form);
      setEarlier(null);
      open(earlier.order);
    },
    orderThis: () => orderThis(earlier),
    dismiss: () => setEarlier(null),
  };
  return { ask: setEarlier, question };
}

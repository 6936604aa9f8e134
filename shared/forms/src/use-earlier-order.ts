import type { PlacedByKey } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { isFailedCall } from './failed-call.ts';
import { forgetIdempotencyKey } from './idempotency-key.ts';
import { orderOfKey, type CallResult } from './order-outcome.ts';

export interface EarlierOrderOptions {
  /** Cancels the unpaid order of a key. */
  cancel: (idempotencyKey: string) => Promise<CallResult<PlacedByKey>>;
  /** Opens the order's page; the form keeps its values. */
  open: (order: PlacedByKey) => void;
}

/** An order of an earlier submit that differs from the current form. */
interface Earlier {
  order: PlacedByKey;
  key: string;
  /** Orders the current form with a new key. */
  again: () => Promise<unknown>;
}

/** The shopper's choice between the two orders. */
export interface EarlierQuestion {
  order: PlacedByKey;
  isRunning: boolean;
  open: () => void;
  /** Orders the current form; the earlier order is cancelled first, unless it is paid. */
  orderThis: () => Promise<void>;
  dismiss: () => void;
}

/** Whether an order cannot be paid any more. */
export const hasEnded = ({ status }: Pick<PlacedByKey, 'status'>): boolean =>
  status === 'EXPIRED' || status === 'REJECTED';

/** After a lost answer: the order of the earlier submit, and the shopper's choice. */
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
        // Paid in the meantime on another page: the dialog asks another question.
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

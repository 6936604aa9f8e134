import type { PlacedByKey } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { isFailedCall } from '@lapak/forms/failed-call';
import { removeIdempotencyKey } from './idempotency-key.ts';
import { orderOfKey, type CallResult } from './order-outcome.ts';

export interface EarlierOrderOptions {
  /** Cancels the unpaid order of a key. */
  cancel: (idempotencyKey: string) => Promise<CallResult<PlacedByKey>>;
  /** Opens the order's page; the form keeps its values. */
  open: (order: PlacedByKey) => void;
}

/** What every checkout answers of the order that it has made. */
export type OrderMade = Pick<PlacedByKey, 'invoice' | 'total' | 'status'>;

/** An order of an earlier submit. */
type Earlier = {
  /** Orders the current form with a new key. */
  again: () => Promise<unknown>;
} & (
  | {
      /** 'other': made without an answer, and differs from the current form. 'voucher': it may be what used the form's voucher up. */
      kind: 'other' | 'voucher';
      order: PlacedByKey;
      key: string;
    }
  | {
      /** Made a few minutes ago, of the same form: its page may have failed before it led on. */
      kind: 'same';
      order: OrderMade;
      open: () => void;
    }
);

/** The shopper's choice between the two orders. */
export interface EarlierQuestion {
  kind: Earlier['kind'];
  order: OrderMade;
  isRunning: boolean;
  open: () => void;
  /** Orders the current form; an unpaid order that differs from it is cancelled first. */
  orderThis: () => Promise<void>;
  dismiss: () => void;
}

/** Whether an order cannot be paid any more. */
export const hasEnded = ({ status }: Pick<PlacedByKey, 'status'>): boolean =>
  status === 'EXPIRED' || status === 'REJECTED';

/** After a lost answer or a failed page: the order of the earlier submit, and the shopper's choice. */
export function useEarlierOrder(form: string, { cancel, open }: EarlierOrderOptions) {
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function orderThis(asked: Earlier) {
    if (asked.kind !== 'same' && asked.order.status === 'UNPAID') {
      setIsRunning(true);
      const cancelled = await cancel(asked.key);
      setIsRunning(false);
      if (!cancelled.data) {
        const { error } = cancelled;
        toast.error((isFailedCall(error) && error.info) || messages.somethingFailed);
        const now = orderOfKey(error);
        // Paid in the meantime on another page: the dialog asks another question.
        if (now) setEarlier({ ...asked, order: now });
        return;
      }
    }
    setEarlier(null);
    await asked.again();
  }

  function openEarlier(asked: Earlier) {
    setEarlier(null);
    if (asked.kind === 'same') return asked.open();
    removeIdempotencyKey(form);
    return open(asked.order);
  }

  const question: EarlierQuestion | null = earlier && {
    kind: earlier.kind,
    order: earlier.order,
    isRunning,
    open: () => openEarlier(earlier),
    orderThis: () => orderThis(earlier),
    dismiss: () => setEarlier(null),
  };
  return { ask: setEarlier, question };
}

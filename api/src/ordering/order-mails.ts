import type { Queryable } from '../db/client.ts';
import type { NoticeOf } from './order-notice.ts';
import type { OrderKey, PayableKind } from './payable-order.ts';

/** Moments of an order that buyer or seller get a mail about. */
export type OrderMoment = 'placed' | 'proof' | 'paid' | 'rejected' | 'packed' | 'shipped' | 'review';

/** The one place that mails buyers and sellers about an order. */
export interface OrderMails {
  /**
   * Writes the mails about a moment of an order, in the transaction that brings it about.
   * @param known what the order was written from; without it the order is read
   */
  write(
    tx: Queryable,
    kind: PayableKind,
    key: OrderKey,
    moment: OrderMoment,
    known?: NoticeOf,
  ): Promise<void>;
  /** Sends them; call it after the commit. */
  wake(): void;
}

import type { Queryable } from '../../../db/client.ts';
import type { NewMail } from '../../../lib/mail/mail-queue.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import type { NoticeOf } from './order-notice.ts';
import type { OrderKey, PayableKind } from '../payable-order.ts';

/** Moments of an order that buyer or seller get a mail about. */
export type OrderMoment = 'placed' | 'proof' | 'paid' | 'rejected' | 'packed' | 'shipped' | 'review';

/** The one place that mails buyers and sellers about an order. */
export interface OrderMails {
  /** Writes the mails about a moment of an order, in the transaction that brings it about. */
  write(tx: Queryable, kind: PayableKind, key: OrderKey, moment: OrderMoment): Promise<void>;
  /**
   * Finds out where the mails about a new order of a store go, before the order locks anything.
   * @returns gives the rows of its mails, to be inserted with it
   */
  placedIn(db: Queryable, store: StoreRow): Promise<(notice: NoticeOf, now: Date) => NewMail[]>;
  /** Sends them; call it after the commit. */
  wake(): void;
}

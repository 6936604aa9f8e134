import type { Queryable } from '../db/client.ts';
import type { OrderKey, PayableKind } from './payable-order.ts';

/** The one place that mails buyers and sellers about an order. */
export interface OrderMails {
  /**
   * Writes, in the order's own transaction, the mails about an order that was placed, paid or rejected, or whose proof
   * came in; of nothing else.
   */
  write(tx: Queryable, kind: PayableKind, key: OrderKey): Promise<void>;
  /** Sends them; call it after the commit. */
  wake(): void;
}

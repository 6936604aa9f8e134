import type { Queryable } from '../db/client.ts';
import type { OrderKey, PayableKind } from './payable-order.ts';

/** The one place that tells buyers and sellers what has become of an order. */
export interface OrderMails {
  /**
   * Writes, in the order's own transaction, what is told of an order that was placed, paid or rejected, or whose proof
   * came in; of nothing else.
   */
  write(tx: Queryable, kind: PayableKind, key: OrderKey): Promise<void>;
  /** Sends them; call it after the commit. */
  wake(): void;
}

import { answerCode } from '@lapak/contracts/api/common';
import type { PlacedByKey } from '@lapak/contracts/api/order';
import type { Refusal } from '../../../lib/refusal.ts';
import { orderMessages } from '../order-messages.ts';
import type { OrderRow } from '../order.ts';

/** What the holder of an idempotency key may read of the order that it has made. */
export const placedByKey = (order: OrderRow): PlacedByKey => ({
  kind: order.kind === 'event' ? 'event' : 'order',
  id: order.publicId,
  token: order.token,
  invoice: order.invoice,
  total: order.total,
  status: order.status,
});

/**
 * Code '-5': the key has made an order of something else; null when what was sent is the same.
 * @param fingerprint of what is sent now
 */
export function keyProblem(order: OrderRow, fingerprint: string): Refusal | null {
  if (order.idempotencyHash === fingerprint) return null;
  return {
    ok: false,
    status: 409,
    code: answerCode.keyUsed,
    info: orderMessages.kunciTerpakai(order.invoice),
    data: { order: placedByKey(order) },
  };
}

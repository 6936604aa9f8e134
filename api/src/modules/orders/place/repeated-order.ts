import { answerCode } from '@lapak/contracts/api/common';
import type { PlacedByKey } from '@lapak/contracts/api/order';
import type { Refusal } from '../../../lib/refusal.ts';
import { orderMessages } from '../order-messages.ts';
import type { PayableKind } from '../payable-order.ts';

interface KeyedOrder {
  publicId: string;
  /** Orders of tickets have one. */
  token?: string;
  invoice: string;
  total: number;
  status: PlacedByKey['status'];
}

/** What the holder of an idempotency key may read of the order that it has made. */
export const placedByKey = (kind: PayableKind, order: KeyedOrder): PlacedByKey => ({
  kind,
  id: order.publicId,
  token: order.token ?? null,
  invoice: order.invoice,
  total: order.total,
  status: order.status,
});

/**
 * Code '-5': the key has made an order of something else; null when what was sent is the same.
 * @param fingerprint of what is sent now
 */
export function keyProblem(
  kind: PayableKind,
  order: KeyedOrder & { idempotencyHash: string | null },
  fingerprint: string,
): Refusal | null {
  if (order.idempotencyHash === fingerprint) return null;
  return {
    ok: false,
    status: 409,
    code: answerCode.keyUsed,
    info: orderMessages.kunciTerpakai(order.invoice),
    data: { order: placedByKey(kind, order) },
  };
}

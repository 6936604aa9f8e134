import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../attempts/address-key.ts';
import { accepted, type Outcome } from '../../../lib/refusal.ts';
import type { MailLimits } from '../../../mail/mail-limits.ts';
import type { OrderRow } from '../order.ts';
import { idempotencyKey } from '../../../lib/idempotency-key.ts';
import type { CheckoutCaller } from './place-order.ts';

/**
 * Places the order of a request for its caller.
 * @param email the buyer's address
 * @returns the order, and what every checkout answers about it
 */
export async function placeForRequest(
  request: FastifyRequest,
  { email, mailLimits }: { email: string; mailLimits: MailLimits },
  place: (caller: CheckoutCaller) => Promise<Outcome<OrderRow>>,
) {
  const caller = await request.findCaller();
  const network = addressKey(request.ip);
  // Before the order: its own mail counts as soon as it is placed.
  const mailed = await mailLimits.allows({ kind: 'order-placed', recipient: email, network });
  const userId = caller?.id ?? null;
  const placed = await place({ userId, idempotencyKey: idempotencyKey(request), network });
  if (!placed.ok) return placed;
  const order = placed.data;
  const { publicId, invoice, total, status } = order;
  return accepted({ order, answer: { id: publicId, invoice, total, status, mailed } });
}

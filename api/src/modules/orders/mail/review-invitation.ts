import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { OrderMails } from './order-notice.ts';
import type { OrderKey } from '../payable-order.ts';

/**
 * Invites a buyer to write a review, once in an order's life: when the goods are received, or when a digital product is
 * first opened, whichever comes first. Wake the mails after the commit.
 */
export async function inviteToReview(
  tx: Transaction,
  mails: Pick<OrderMails, 'write'>,
  key: OrderKey,
  now: Date,
): Promise<void> {
  const [invited] = await tx
    .update(orders)
    .set({ reviewInvitedAt: now })
    .where(and(eq(orders.storeId, key.storeId), eq(orders.id, key.id), isNull(orders.reviewInvitedAt)))
    .returning({ id: orders.id });
  if (invited) await mails.write(tx, 'order', key, 'review');
}

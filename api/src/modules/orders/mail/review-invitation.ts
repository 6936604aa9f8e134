import { and, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { isOrder, type OrderKey } from '../order.ts';
import type { OrderMails } from './order-notification.ts';

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
    .where(and(isOrder(key), isNull(orders.reviewInvitedAt)))
    .returning();
  if (invited) await mails.write(tx, invited, 'review');
}

import { asc } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { typedText } from '../../lib/mail/typed-text.ts';
import type { OrderKind } from '../../ordering/order-kind.ts';
import type { OrderKey } from '../../ordering/payable-order.ts';
import type { OrderMoment } from '../../ordering/order-mails.ts';
import type { OrderNotice, NoticeSettings } from '../../ordering/order-notice.ts';
import { traitsOf } from '../store/store-traits.ts';
import { orderFacts, orderSummary } from './order-details.ts';
import { orderMail } from './order-mail.ts';
import { settleSale, undoSale, type OrderRow } from './order-steps.ts';
import { hasReview, wholeOrder } from './transaction-repository.ts';

async function noticeOf(
  db: Queryable,
  key: OrderKey,
  moment: OrderMoment,
  settings: NoticeSettings,
): Promise<OrderNotice> {
  const found = await wholeOrder(db, key);
  if (!found) throw new Error('The order of a mail does not exist');
  const { order, store, lines } = found;
  const hasAgents = traitsOf(store, settings.traits).reseller_mode === 'agents';
  const mail = { order, lines, store, hasAgents, publicUrl: settings.publicUrl };
  const isReviewed = moment === 'review' && (await hasReview(db, key));
  return {
    order,
    store,
    buyer: isReviewed ? null : orderMail(moment, mail),
    details: [...orderSummary(order, lines), '', ...orderFacts(order, { hasAgents, typed: typedText })],
  };
}

/** Orders of goods, services and digital products. */
export const goodsOrders: OrderKind<OrderRow> = {
  name: 'order',
  table: 'orders',
  invoicePrefix: 'INV',
  columns: orders,
  select: (db, where) => db.select().from(orders).where(where),
  lockEarliest: (tx, where) =>
    tx
      .select()
      .from(orders)
      .where(where)
      .orderBy(asc(orders.expiresAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  update: (tx, { returnedAt, ...values }, where) =>
    tx
      .update(orders)
      .set({ ...values, stockReturnedAt: returnedAt })
      .where(where)
      .returning(),
  settle: settleSale,
  giveBack: undoSale,
  noticeOf,
};

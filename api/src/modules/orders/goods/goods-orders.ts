import { asc, min } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { typedText } from '../../../lib/mail/typed-text.ts';
import type { OrderKind } from '../order-kind.ts';
import type { OrderKey } from '../payable-order.ts';
import type { NoticeOf, NoticeSettings, OrderMoment, OrderNotice } from '../mail/order-notice.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { traitsOf } from '../../store/store-traits.ts';
import { orderFacts, orderSummary } from './order-details.ts';
import { orderMail } from './order-mail.ts';
import { settleSale, undoSales, type NewOrderLine, type NewOrderRow, type OrderRow } from './order-steps.ts';
import { hasReview, wholeOrder } from './transaction-repository.ts';

interface WholeOrder {
  order: NewOrderRow;
  store: StoreRow;
  /** In the order's own order. */
  lines: readonly NewOrderLine[];
  /** Whether it may be paid in cash instead of by transfer; only a new order knows. */
  orInCash?: boolean;
}

/** The notices about an order of goods. @param isReviewed its buyer is not asked again then */
export const goodsNotice =
  ({ order, store, lines, orInCash = false }: WholeOrder, isReviewed = false): NoticeOf =>
  (moment, { publicUrl, traits }) => {
    const hasAgents = traitsOf(store, traits).reseller_mode === 'agents';
    return {
      order,
      store,
      buyer: isReviewed ? null : orderMail(moment, { order, lines, store, orInCash, hasAgents, publicUrl }),
      details: [
        ...orderSummary({ order, lines, publicUrl }),
        '',
        ...orderFacts(order, { hasAgents, typed: typedText }),
      ],
    };
  };

async function noticeOf(
  db: Queryable,
  key: OrderKey,
  moment: OrderMoment,
  settings: NoticeSettings,
): Promise<OrderNotice> {
  const found = await wholeOrder(db, key);
  if (!found) throw new Error('The order of a mail does not exist');
  const isReviewed = moment === 'review' && (await hasReview(db, key));
  return goodsNotice(found, isReviewed)(moment, settings);
}

/** Orders of goods, services and digital products. */
export const goodsOrders: OrderKind<OrderRow> = {
  name: 'order',
  table: 'orders',
  invoicePrefix: 'INV',
  columns: orders,
  select: (db, where) => db.select().from(orders).where(where),
  storesOf: (db, where) =>
    db
      .select({ storeId: orders.storeId })
      .from(orders)
      .where(where)
      .groupBy(orders.storeId)
      .orderBy(min(orders.expiresAt)),
  lockSome: (tx, where, limit) =>
    tx
      .select({ storeId: orders.storeId, id: orders.id })
      .from(orders)
      .where(where)
      .orderBy(asc(orders.expiresAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  update: (tx, { returnedAt, ...values }, where) =>
    tx
      .update(orders)
      .set({ ...values, stockReturnedAt: returnedAt })
      .where(where)
      .returning(),
  settle: settleSale,
  giveBack: undoSales,
  noticeOf,
};

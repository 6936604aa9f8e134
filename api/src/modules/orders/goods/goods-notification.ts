import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { jsonRowsOf, rowsFromJson } from '../../../db/json-row.ts';
import { prepared } from '../../../db/prepared.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { stores } from '../../../db/schema/stores.ts';
import { typedText } from '../../../mail/typed-text.ts';
import type {
  BuyerLetter,
  NotificationOf,
  NotificationSettings,
  OrderMoment,
  OrderNotification,
} from '../mail/order-notification.ts';
import type { NewOrderRow, OrderKey } from '../order.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { traitsOf } from '../../store/store-traits.ts';
import { orderFacts, orderSummary } from './order-details.ts';
import { packedLetter, reviewLetter, shippedLetter } from './delivery-letters.ts';
import { hasReview } from './order-reviews.ts';
import type { GoodsMail } from './order-letter.ts';
import { paidLetter, placedLetter, rejectedLetter } from './goods-letters.ts';
import type { NewOrderLine } from './sale.ts';

/** The buyer's letter of each moment; a proof, and money to look after, have none: the seller alone gets a mail. */
const letters: Readonly<Record<OrderMoment, ((mail: GoodsMail) => BuyerLetter) | null>> = {
  placed: placedLetter,
  proof: null,
  paid: paidLetter,
  money: null,
  rejected: rejectedLetter,
  packed: packedLetter,
  shipped: shippedLetter,
  review: reviewLetter,
};

interface WholeOrder {
  order: NewOrderRow;
  store: StoreRow;
  /** In the order's own order. */
  lines: readonly NewOrderLine[];
  /** Whether it may be paid in cash instead of by transfer; only a new order knows. */
  orInCash?: boolean;
}

/** The notifications about an order of goods. @param isReviewed its buyer is not asked again then */
export const goodsNotification =
  ({ order, store, lines, orInCash = false }: WholeOrder, isReviewed = false): NotificationOf =>
  (moment, settings) => {
    const { publicUrl } = settings;
    const hasAgents = traitsOf(store, settings).reseller_mode === 'agents';
    const mail = { order, lines, store, orInCash, hasAgents, publicUrl };
    return {
      order,
      store,
      buyer: isReviewed ? null : (letters[moment]?.(mail) ?? null),
      details: [
        ...orderSummary({ order, lines, publicUrl }),
        '',
        ...orderFacts(order, { hasAgents, typed: typedText }),
      ],
    };
  };

/** The order of a key with its store and its lines, in one statement; null when there is none. */
async function wholeOrder(db: Queryable, { storeId, id }: OrderKey): Promise<WholeOrder | null> {
  const [ofStore, ofOrder] = [sql.placeholder('storeId'), sql.placeholder('id')];
  const statement = prepared(db, 'whole order', (on, name) => {
    const isOfOrder = and(eq(orderLines.storeId, ofStore), eq(orderLines.orderId, ofOrder));
    return on
      .select({
        order: orders,
        store: stores,
        lines: jsonRowsOf(orderLines, isOfOrder, asc(orderLines.position)),
      })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(and(eq(orders.storeId, ofStore), eq(orders.id, ofOrder)))
      .prepare(name);
  });
  const [found] = await statement.execute({ storeId, id });
  return found ? { ...found, lines: rowsFromJson(orderLines, found.lines) } : null;
}

/** What the mails about a moment of an order of goods are made from. @throws when there is no such order */
export async function loadGoodsNotification(
  db: Queryable,
  key: OrderKey,
  moment: OrderMoment,
  settings: NotificationSettings,
): Promise<OrderNotification> {
  const found = await wholeOrder(db, key);
  if (!found) throw new Error('The order of a mail does not exist');
  const isReviewed = moment === 'review' && (await hasReview(db, key));
  return goodsNotification(found, isReviewed)(moment, settings);
}

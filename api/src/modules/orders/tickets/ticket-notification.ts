import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { events } from '../../../db/schema/events.ts';
import { orders } from '../../../db/schema/orders.ts';
import { stores } from '../../../db/schema/stores.ts';
import { typedText } from '../../../mail/typed-text.ts';
import { buyerLines } from '../mail/mail-lines.ts';
import type {
  NotificationOf,
  NotificationSettings,
  OrderMoment,
  OrderNotification,
} from '../mail/order-notification.ts';
import { isOrder, isPaid, ofTickets, type OrderKey } from '../order.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { eventMail, eventOrderSummary, MAX_CODES, whenAndWhere, type EventMail } from './event-mail.ts';
import { ticketsHandedOut, ticketsOfOrder } from './order-tickets.ts';

interface WholeOrder extends Omit<EventMail, 'store' | 'publicUrl' | 'orInCash'> {
  store: StoreRow;
  /** Whether it may be paid in cash instead of by transfer; only a new order knows. */
  orInCash?: boolean;
}

/** The notifications about an order of tickets. */
export const ticketNotification =
  ({ orInCash = false, ...found }: WholeOrder): NotificationOf =>
  (moment, { publicUrl }) => {
    const { order, store } = found;
    const mail = { ...found, orInCash, publicUrl };
    return {
      order,
      store,
      buyer: eventMail(moment, mail),
      details: [...whenAndWhere(mail), '', ...eventOrderSummary(mail), '', ...buyerLines(order, typedText)],
    };
  };

/** What the mails about a moment of an order of tickets are made from. @throws when there is no such order */
export async function loadTicketNotification(
  db: Queryable,
  key: OrderKey,
  moment: OrderMoment,
  settings: NotificationSettings,
): Promise<OrderNotification> {
  const [found] = await db
    .select({ order: orders, store: stores, event: events })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(events, and(eq(events.storeId, orders.storeId), eq(events.id, orders.eventId)))
    .where(isOrder(key));
  if (!found) throw new Error('The order of a mail does not exist');
  const tickets = await ticketsOfOrder(db, key);
  const issued = isPaid(found.order) ? await ticketsHandedOut(db, key, MAX_CODES) : [];
  return ticketNotification({ ...found, order: ofTickets(found.order), tickets, issued })(moment, settings);
}

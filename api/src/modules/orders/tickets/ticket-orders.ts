import { and, asc, eq, min } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { eventOrders, events } from '../../../db/schema/events.ts';
import { stores } from '../../../db/schema/stores.ts';
import { typedText } from '../../../lib/mail/typed-text.ts';
import type { OrderKind } from '../order-kind.ts';
import { isPaid, type OrderKey } from '../payable-order.ts';
import type { NoticeOf, NoticeSettings, OrderMoment, OrderNotice } from '../mail/order-notice.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { eventMail, eventOrderSummary, MAX_CODES, whenAndWhere, type EventMail } from './event-mail.ts';
import {
  issuedTickets,
  issueTickets,
  returnTickets,
  ticketsOfOrder,
  type EventOrderRow,
} from './event-order-steps.ts';

/** The notices about an order of tickets. */
export const ticketNotice =
  ({ store, ...found }: Omit<EventMail, 'store' | 'publicUrl'> & { store: StoreRow }): NoticeOf =>
  (moment, { publicUrl }) => {
    const { order } = found;
    const mail = { ...found, store, publicUrl };
    return {
      order,
      store,
      buyer: eventMail(moment, mail),
      details: [
        ...whenAndWhere(mail),
        '',
        ...eventOrderSummary(mail),
        '',
        ['Nama', typedText(order.nama)],
        ['Nomor Handphone', order.handphone],
        ['Email', order.email],
      ],
    };
  };

async function noticeOf(
  db: Queryable,
  key: OrderKey,
  moment: OrderMoment,
  settings: NoticeSettings,
): Promise<OrderNotice> {
  const [found] = await db
    .select({ order: eventOrders, store: stores, event: events })
    .from(eventOrders)
    .innerJoin(stores, eq(stores.id, eventOrders.storeId))
    .innerJoin(events, and(eq(events.storeId, eventOrders.storeId), eq(events.id, eventOrders.eventId)))
    .where(and(eq(eventOrders.storeId, key.storeId), eq(eventOrders.id, key.id)));
  if (!found) throw new Error('The order of a mail does not exist');
  const tickets = await ticketsOfOrder(db, key);
  const issued = isPaid(found.order) ? await issuedTickets(db, key, MAX_CODES) : [];
  return ticketNotice({ ...found, tickets, issued })(moment, settings);
}

/** Orders of tickets. */
export const ticketOrders: OrderKind<EventOrderRow> = {
  name: 'event',
  table: 'event_orders',
  invoicePrefix: 'EVT',
  columns: eventOrders,
  select: (db, where) => db.select().from(eventOrders).where(where),
  storesOf: (db, where) =>
    db
      .select({ storeId: eventOrders.storeId })
      .from(eventOrders)
      .where(where)
      .groupBy(eventOrders.storeId)
      .orderBy(min(eventOrders.expiresAt)),
  lockSome: (tx, where, limit) =>
    tx
      .select({ storeId: eventOrders.storeId, id: eventOrders.id })
      .from(eventOrders)
      .where(where)
      .orderBy(asc(eventOrders.expiresAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  update: (tx, { returnedAt, ...values }, where) =>
    tx
      .update(eventOrders)
      .set({ ...values, quotaReturnedAt: returnedAt })
      .where(where)
      .returning(),
  settle: issueTickets,
  giveBack: returnTickets,
  noticeOf,
};

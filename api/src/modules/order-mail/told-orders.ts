import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { eventOrders, events } from '../../db/schema/events.ts';
import { orders } from '../../db/schema/orders.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import { typedText } from '../../lib/mail/typed-text.ts';
import type { OrderKey, PayableKind } from '../../ordering/payable-order.ts';
import { orderMail } from '../transaction/order-mail.ts';
import { orderFacts, orderSummary } from '../transaction/order-details.ts';
import { eventMail, eventOrderSummary } from '../event-transaction/event-mail.ts';
import { ticketsOfOrder, type EventOrderRow } from '../event-transaction/event-order-steps.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { traitsOf, type TraitSettings } from '../store/store-traits.ts';
import type { OrderRow } from '../transaction/order-steps.ts';
import { linesOfOrder } from '../transaction/transaction-repository.ts';

/** An order with what its buyer is told of it, and what its seller reads. */
export interface ToldOrder {
  order: Pick<OrderRow & EventOrderRow, 'status' | 'invoice' | 'total' | 'transferAmount'>;
  store: StoreRow;
  buyerMail: Mail;
  details: string[];
}

export interface ToldSettings {
  publicUrl: string;
  traits: TraitSettings;
}

async function toldGoods(db: Queryable, key: OrderKey, settings: ToldSettings): Promise<ToldOrder> {
  const [found] = await db
    .select({ order: orders, store: stores })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.storeId, key.storeId), eq(orders.id, key.id)));
  if (!found) throw new Error('The order of a mail does not exist');
  const { order, store } = found;
  const lines = await linesOfOrder(db, key);
  const hasAgents = traitsOf(store, settings.traits).reseller_mode === 'agents';
  return {
    order,
    store,
    buyerMail: orderMail({ order, lines, store, hasAgents, publicUrl: settings.publicUrl }),
    details: [...orderSummary(order, lines), '', ...orderFacts(order, { hasAgents, typed: typedText })],
  };
}

async function toldTickets(db: Queryable, key: OrderKey, settings: ToldSettings): Promise<ToldOrder> {
  const [found] = await db
    .select({ order: eventOrders, store: stores, eventName: events.namaEvent })
    .from(eventOrders)
    .innerJoin(stores, eq(stores.id, eventOrders.storeId))
    .innerJoin(events, and(eq(events.storeId, eventOrders.storeId), eq(events.id, eventOrders.eventId)))
    .where(and(eq(eventOrders.storeId, key.storeId), eq(eventOrders.id, key.id)));
  if (!found) throw new Error('The order of a mail does not exist');
  const { order, store, eventName } = found;
  const mail = { ...found, tickets: await ticketsOfOrder(db, key), publicUrl: settings.publicUrl };
  return {
    order,
    store,
    buyerMail: eventMail(mail),
    details: [
      `Acara: ${eventName}`,
      ...eventOrderSummary(mail),
      '',
      `Nama: ${typedText(order.nama)}`,
      `Nomor Handphone: ${order.handphone}`,
      `Email: ${order.email}`,
    ],
  };
}

export const toldOrders: Readonly<
  Record<PayableKind, (db: Queryable, key: OrderKey, settings: ToldSettings) => Promise<ToldOrder>>
> = { order: toldGoods, event: toldTickets };

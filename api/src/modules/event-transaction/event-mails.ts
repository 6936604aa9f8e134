import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { eventOrders, events } from '../../db/schema/events.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Mail, Mailer } from '../../lib/mail/mailer.ts';
import type { OrderKey } from '../../ordering/payable-order.ts';
import { eventMail } from './event-mail.ts';
import { ticketsOfOrder } from './event-order-steps.ts';

/** The one place that tells buyers of tickets what has become of their orders. */
export interface EventMails {
  /** Tells the buyer of an order that was placed, paid or rejected; call it after the commit. */
  tell(key: OrderKey): void;
}

export function createEventMails(deps: { db: Database; mailer: Mailer; publicUrl: string }): EventMails {
  const { db } = deps;
  async function write(key: OrderKey): Promise<Mail> {
    const [found] = await db
      .select({ order: eventOrders, store: stores, eventName: events.namaEvent })
      .from(eventOrders)
      .innerJoin(stores, eq(stores.id, eventOrders.storeId))
      .innerJoin(events, and(eq(events.storeId, eventOrders.storeId), eq(events.id, eventOrders.eventId)))
      .where(and(eq(eventOrders.storeId, key.storeId), eq(eventOrders.id, key.id)));
    if (!found) throw new Error('The order of a mail does not exist');
    return eventMail({ ...found, tickets: await ticketsOfOrder(db, key), publicUrl: deps.publicUrl });
  }
  return { tell: (key) => deps.mailer.send(write(key)) };
}

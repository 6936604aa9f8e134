import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { eventOrders } from '../../../db/schema/events.ts';
import { paidStatuses, type OrderKey } from '../payable-order.ts';
import { soldTickets, type SoldTicket } from './sold-tickets.ts';

/** One ticket of an event that was bought. */
export type Attendee = Pick<SoldTicket, 'nama' | 'namaTiket' | 'bookingCode' | 'invoice' | 'usedAt'>;

/** Every ticket of an event that is paid for, by the name of its buyer. */
export const attendeesOf = (db: Queryable, event: OrderKey): Promise<Attendee[]> =>
  soldTickets(
    db,
    and(
      eq(eventOrders.storeId, event.storeId),
      eq(eventOrders.eventId, event.id),
      inArray(eventOrders.status, [...paidStatuses]),
    ),
  );

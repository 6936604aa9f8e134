import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { paidStatuses, type OrderKey } from '../order.ts';
import { soldTickets, type SoldTicket } from './sold-tickets.ts';

/** One ticket of an event that was bought. */
export type Attendee = Pick<SoldTicket, 'id' | 'nama' | 'namaTiket' | 'bookingCode' | 'invoice' | 'usedAt'>;

/** Every ticket of an event that is paid for, by the name of its buyer. */
export const attendeesOf = (db: Queryable, event: OrderKey): Promise<Attendee[]> =>
  soldTickets(
    db,
    and(
      eq(orders.storeId, event.storeId),
      eq(orders.eventId, event.id),
      inArray(orders.status, [...paidStatuses]),
    ),
  );

import type { GateEvent, GateTicket, GateUse } from '@lapak/contracts/api/seller-gate';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { and, asc, count, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { events } from '../../db/schema/events.ts';
import { issuedTickets, orders, ticketScans } from '../../db/schema/orders.ts';
import { paidStatuses, type OrderKey } from '../orders/order.ts';
import { attendeesOf } from '../orders/tickets/event-attendees.ts';

const columns = {
  id: events.id,
  nama_event: events.namaEvent,
  tanggal_start: events.tanggalStart,
  tanggal_end: events.tanggalEnd,
  waktu_start: events.waktuStart,
  waktu_end: events.waktuEnd,
  nama_tempat: events.namaTempat,
  sold: count(issuedTickets.id),
  admitted: count(issuedTickets.usedAt),
};

/** Events of a store with their paid tickets counted; one that was taken out is there as long as it has any. */
const countedEvents = (db: Queryable, storeId: number, where?: SQL) =>
  db
    .select(columns)
    .from(events)
    .leftJoin(
      orders,
      and(
        eq(orders.storeId, events.storeId),
        eq(orders.eventId, events.id),
        inArray(orders.status, [...paidStatuses]),
      ),
    )
    .leftJoin(
      issuedTickets,
      and(eq(issuedTickets.storeId, orders.storeId), eq(issuedTickets.orderId, orders.id)),
    )
    .where(and(eq(events.storeId, storeId), where))
    .groupBy(events.storeId, events.id)
    .having(or(eq(events.isRemoved, false), gt(count(issuedTickets.id), 0)))
    .orderBy(asc(events.tanggalStart), asc(events.waktuStart), asc(events.id));

/** A store's events for its gate: those that have not ended, the next one first, then the others, the latest first. */
export async function gateEvents(db: Queryable, storeId: number, now: Date): Promise<GateEvent[]> {
  const today = nowIsoWib(now).slice(0, 10);
  const all = await countedEvents(db, storeId);
  const hasEnded = ({ tanggal_end }: GateEvent) => tanggal_end < today;
  return [...all.filter((event) => !hasEnded(event)), ...all.filter(hasEnded).reverse()];
}

/** One event of a store, or null. */
export async function gateEvent(db: Queryable, { storeId, id }: OrderKey): Promise<GateEvent | null> {
  const [event] = await countedEvents(db, storeId, eq(events.id, id));
  return event ?? null;
}

type ScanRow = Pick<typeof ticketScans.$inferSelect, 'at' | 'device' | 'actor'>;

/** How the console reads a scan. */
export const useView = ({ at, device, actor }: ScanRow): GateUse => ({
  at: nowIsoWib(at),
  device,
  by: actor,
});

/** How the console reads a ticket that the operator admitted. */
export const useByOperator = (at: Date): GateUse => ({ at: nowIsoWib(at), device: '', by: '' });

/** Every paid ticket of an event with who was let in by it, by the name of its holder. */
export async function gateTickets(db: Queryable, event: OrderKey): Promise<GateTicket[]> {
  const scans = await db
    .select()
    .from(ticketScans)
    .where(and(eq(ticketScans.storeId, event.storeId), eq(ticketScans.eventId, event.id)))
    .orderBy(asc(ticketScans.at), asc(ticketScans.id));
  const admitted = new Map<number, ScanRow>();
  const again = new Map<number, GateUse[]>();
  for (const scan of scans) {
    const { issuedTicketId: ticket } = scan;
    if (scan.isAdmitted) admitted.set(ticket, scan);
    else again.set(ticket, [...(again.get(ticket) ?? []), useView(scan)]);
  }
  return (await attendeesOf(db, event)).map(({ id, bookingCode, nama, namaTiket, invoice, usedAt }) => {
    const scan = admitted.get(id);
    return {
      code: bookingCode,
      nama,
      nama_tiket: namaTiket,
      invoice,
      used: scan ? useView(scan) : usedAt && useByOperator(usedAt),
      again: again.get(id) ?? [],
    };
  });
}

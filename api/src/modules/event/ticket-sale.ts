import { FEW_TICKETS, type Ticket } from '@lapak/contracts/api/event';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { tickets } from '../../db/schema/events.ts';

type TicketRow = typeof tickets.$inferSelect;

/** Whether a ticket can be bought now, and why not (spec 3 §4, sell_status_reason). */
export function saleStatus(
  ticket: Pick<TicketRow, 'quota' | 'sold' | 'saleStart' | 'saleEnd'>,
  now: Date,
): Ticket['sell_status_reason'] {
  if (now > ticket.saleEnd) return 'sale_ended';
  if (now < ticket.saleStart) return 'not_started';
  return ticket.sold >= ticket.quota ? 'out_stock' : 'on_sale';
}

/** A ticket as the wire has it; `qty` is what one order may still take. */
export function ticketView(ticket: TicketRow, now: Date): Ticket {
  const status = saleStatus(ticket, now);
  const left = Math.max(0, ticket.quota - ticket.sold);
  return {
    id: ticket.id,
    nama_tiket: ticket.namaTiket,
    harga: ticket.harga,
    qty: ticket.maxQty === null ? left : Math.min(left, ticket.maxQty),
    is_few_left: status === 'on_sale' && left <= FEW_TICKETS,
    is_sell: status === 'on_sale',
    sell_status_reason: status,
    tanggal_start: nowIsoWib(ticket.saleStart),
    tanggal_end: nowIsoWib(ticket.saleEnd),
    max_qty: ticket.maxQty,
  };
}

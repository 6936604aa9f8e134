import type { EventTransaction } from '@lapak/contracts/api/event';

export interface TicketKind {
  id: number;
  name: string;
  qty: number;
  /** Rupiah for one. */
  price: number;
}

/** One entry per kind of ticket: the API lists paid tickets one by one. */
export function kindsOfTickets(tickets: EventTransaction['tickets']): TicketKind[] {
  const kinds = new Map<number, TicketKind>();
  for (const { id, nama_tiket: name, qty, pivot } of tickets) {
    kinds.set(id, { id, name, qty: qty + (kinds.get(id)?.qty ?? 0), price: pivot.harga });
  }
  return [...kinds.values()];
}

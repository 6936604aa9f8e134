import type { EventTransaction } from '@lapak/contracts/api/event';

export interface TicketKind {
  id: number;
  name: string;
  qty: number;
  /** Rupiah for one. */
  price: number;
  /** On the tickets; empty where the event asked for none. */
  names: string[];
}

/** One entry per kind of ticket: the API lists paid tickets one by one. */
export function kindsOfTickets(tickets: EventTransaction['tickets']): TicketKind[] {
  const kinds = new Map<number, TicketKind>();
  for (const { id, nama_tiket: name, qty, names, pivot } of tickets) {
    const before = kinds.get(id);
    kinds.set(id, {
      id,
      name,
      qty: qty + (before?.qty ?? 0),
      price: pivot.harga,
      names: [...(before?.names ?? []), ...names],
    });
  }
  return [...kinds.values()];
}

import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { kindsOfTickets } from './ticket-kinds.ts';

type Amounts = Pick<EventTransaction, 'tickets' | 'total_tickets' | 'admin_fee' | 'kode_unik'>;

/**
 * Price details of an order of tickets, without the last row, the total: the tickets' price is the total without the
 * unique code and the admin fee (spec 3 §9). Parts that an order lacks are left out.
 */
export function breakdownRows(order: Amounts): { label: string; value: string }[] {
  const pieces = kindsOfTickets(order.tickets).reduce((sum, { qty }) => sum + qty, 0);
  const rows: [string, number][] = [
    ['Kode Unik', order.kode_unik],
    ['Biaya Admin', order.admin_fee],
  ];
  return [
    { label: `Harga Tiket (${pieces} tiket)`, value: formatPrice(order.total_tickets) },
    ...rows
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => ({ label, value: formatRupiah(amount) })),
  ];
}

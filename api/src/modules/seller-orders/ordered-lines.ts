import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SellerOrderLine } from '@lapak/contracts/api/seller-order';
import type { Database } from '../../db/client.ts';
import { orderLines, orderTickets } from '../../db/schema/orders.ts';
import { fileUrl } from '../store/store-view.ts';

type OrderLine = typeof orderLines.$inferSelect;
type OrderTicket = typeof orderTickets.$inferSelect;

const lineView = ({ variations, preOrder, preOrderTime, ...line }: OrderLine): SellerOrderLine => ({
  nama: line.nama,
  image_url: fileUrl(line.imageKey),
  details: [
    ...variations.map(({ name, option }) => ({ name, value: option })),
    ...(preOrder === 1 ? [{ name: 'Pre-Order', value: preOrderTime ? `${preOrderTime} hari` : 'Ya' }] : []),
  ],
  qty: line.qty,
  harga: line.harga,
  category: line.category,
});

const ticketView = ({ namaTiket, qty, harga, names }: OrderTicket): SellerOrderLine => ({
  nama: namaTiket,
  image_url: null,
  details: (names ?? []).map((value, at) => ({ name: `Nama ${at + 1}`, value })),
  qty,
  harga,
  category: null,
});

/**
 * What was ordered in some orders of a store, products and tickets alike, in two statements for all of them.
 * @param ids of the orders
 * @returns gives the lines of one of them
 */
export async function orderedLines(
  db: Database,
  storeId: number,
  ids: readonly number[],
): Promise<(id: number) => SellerOrderLine[]> {
  if (ids.length === 0) return () => [];
  const products = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, [...ids])))
    .orderBy(asc(orderLines.position));
  const tickets = await db
    .select()
    .from(orderTickets)
    .where(and(eq(orderTickets.storeId, storeId), inArray(orderTickets.orderId, [...ids])))
    .orderBy(asc(orderTickets.ticketId));
  const lines = new Map<number, SellerOrderLine[]>(ids.map((id) => [id, []]));
  for (const line of products) lines.get(line.orderId)?.push(lineView(line));
  for (const ticket of tickets) lines.get(ticket.orderId)?.push(ticketView(ticket));
  return (id) => lines.get(id) ?? [];
}

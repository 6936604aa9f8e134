import type { OrderStatus } from '../../../db/schema/orders.ts';

/** Why the tickets of an order are not admitted, as it is shown at the gate. */
export function whyNotPaid(invoice: string, status: OrderStatus): string {
  if (status === 'EXPIRED') return `pesanan ${invoice} dibatalkan karena tidak dibayar sampai batas waktunya`;
  if (status === 'REJECTED') return `pesanan ${invoice} dibatalkan karena pembayarannya ditolak`;
  if (status === 'CONFIRMED') return `pesanan ${invoice} belum dibayar: bukti transfernya belum diperiksa`;
  return `pesanan ${invoice} belum dibayar`;
}

/** The button of an order in a list (spec 3 §2), of goods as of tickets. */
export function orderAction(status: string): string {
  if (status === 'UNPAID') return 'Bayar Sekarang';
  if (status === 'EXPIRED') return 'Ulangi Transaksi';
  return 'Lihat Detail Pemesanan';
}

/** Whether an order is paid, or its buyer has confirmed the payment: it has a status page (spec 3 §4). */
export const isPaidFor = (status: string): boolean =>
  status === 'CONFIRMED' || status === 'PAID' || status === 'SELESAI';

interface NumberedPage {
  data: readonly unknown[];
  per_page: number;
  total: number;
  current_page: number;
}

/** The number of the page after this one, or undefined after the last. */
export function nextPage({ data, current_page, per_page, total }: NumberedPage): number | undefined {
  return data.length > 0 && current_page * per_page < total ? current_page + 1 : undefined;
}

/** What the button of a listed order says, by its status (spec 3 §2). */
export function orderAction(status: string): string {
  if (status === 'UNPAID') return 'Bayar Sekarang';
  if (status === 'EXPIRED') return 'Ulangi Transaksi';
  return 'Lihat Detail Pemesanan';
}

import { orderAction } from './order-action.ts';

test.each([
  ['UNPAID', 'Bayar Sekarang'],
  ['EXPIRED', 'Ulangi Transaksi'],
  ['PAID', 'Lihat Detail Pemesanan'],
  ['CONFIRMED', 'Lihat Detail Pemesanan'],
])('%s: %s', (status, text) => expect(orderAction(status)).toBe(text));

import { nextPage, orderAction } from './order-list.ts';

test.each([
  ['UNPAID', 'Bayar Sekarang'],
  ['EXPIRED', 'Ulangi Transaksi'],
  ['PAID', 'Lihat Detail Pemesanan'],
  ['CONFIRMED', 'Lihat Detail Pemesanan'],
  ['REJECTED', 'Lihat Detail Pemesanan'],
])('%s has "%s"', (status, text) => {
  expect(orderAction(status)).toBe(text);
});

test('neither the last page nor an empty one has a next page', () => {
  const page = { data: [1], per_page: 10, total: 20, current_page: 1 };
  expect(nextPage(page)).toBe(2);
  expect(nextPage({ ...page, current_page: 2 })).toBeUndefined();
  expect(nextPage({ ...page, data: [] })).toBeUndefined();
});

/** @jest-environment node */
import type { ApiError } from '@lapak/runtime';
import { orderOutcome } from './order-outcome.ts';
import { quoteTotal } from './quote-change.ts';

const texts = { refused: 'Terjadi Kesalahan3', failed: 'Terjadi Kesalahan5' };

const failed = (own: Partial<ApiError>) =>
  orderOutcome(
    { error: { status: 422, code: null, info: null, errors: {}, data: null, requestId: null, ...own } },
    texts,
  );

const quote = {
  total_harga_barang: 100_000,
  ongkir: 18_000,
  discount: 10_000,
  donate_amount: 5_000,
  admin_fee: 4_000,
  total: 113_000,
};

test.each([
  ['no answer came', failed({ status: 'NETWORK' }), { kind: 'lost', isOffline: true, message: texts.failed }],
  ['the server fell over', failed({ status: 503, info: 'Ramai' }), { kind: 'lost', message: 'Ramai' }],
  [
    'fields are wrong',
    failed({ code: '-3', info: 'Periksa', errors: { nama: ['Pertama', 'Kedua'], email: [] } }),
    { kind: 'invalid', errors: { nama: 'Pertama' }, message: 'Periksa' },
  ],
  [
    'the quote changed',
    failed({ status: 409, code: '-4', data: { quote } }),
    { kind: 'quoteChanged', quote },
  ],
  ['the quote is unreadable', failed({ code: '-4', data: {} }), { kind: 'refused', message: texts.refused }],
  ['another code', failed({ code: '-2', info: 'Stok habis' }), { kind: 'refused', message: 'Stok habis' }],
  ['another code without info', failed({ code: '-2' }), { kind: 'refused', message: texts.refused }],
  ['something that is no answer', orderOutcome({ error: new Error('x') }, texts), { kind: 'lost' }],
])('%s', (_case, outcome, expected) => {
  expect(outcome).toMatchObject(expected);
});

test('what the shopper agrees to is without the admin fee', () => {
  expect(quoteTotal(quote)).toBe(113_000);
});

/** @jest-environment node */
import type { FailedCall } from '@lapak/forms/failed-call';
import { isQuoteOf, orderOutcome } from './order-outcome.ts';

const texts = { refused: 'Terjadi Kesalahan3', failed: 'Terjadi Kesalahan5' };

const isQuote = isQuoteOf(['total_tickets', 'total']);

const failed = (own: Partial<FailedCall>) =>
  orderOutcome(
    { error: { status: 422, code: null, info: null, errors: {}, data: null, ...own } },
    texts,
    isQuote,
  );

const quote = { total_tickets: 150_000, total: 154_000 };

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
  [
    'an amount of the quote is missing',
    failed({ code: '-4', data: { quote: { total: 1 } } }),
    { kind: 'refused', message: texts.refused },
  ],
  ['the quote is unreadable', failed({ code: '-4', data: {} }), { kind: 'refused', message: texts.refused }],
  ['another code', failed({ code: '-2', info: 'Stok habis' }), { kind: 'refused', message: 'Stok habis' }],
  ['another code without info', failed({ code: '-2' }), { kind: 'refused', message: texts.refused }],
  ['something that is no answer', orderOutcome({ error: new Error('x') }, texts, isQuote), { kind: 'lost' }],
])('%s', (_case, outcome, expected) => {
  expect(outcome).toMatchObject(expected);
});

test('a success returns the placed order, with another code it is rejected', () => {
  const answer = (code: string) => ({ data: { code, info: 'Toko tutup', data: { id: 'a' } } });
  expect(orderOutcome(answer('00'), texts, isQuote)).toEqual({ kind: 'ordered', placed: { id: 'a' } });
  expect(orderOutcome(answer('-2'), texts, isQuote)).toEqual({ kind: 'refused', message: 'Toko tutup' });
});

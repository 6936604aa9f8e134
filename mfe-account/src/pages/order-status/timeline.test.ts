import { aLine, anOrder } from '../../testing/builders.ts';
import { timelineOf } from './timeline.ts';

const done = (own: Parameters<typeof anOrder>[0]) =>
  timelineOf(anOrder(own)).map(({ label, isDone }) => `${label} ${isDone ? 'ya' : 'belum'}`);

test.each([
  [{ status: 'CONFIRMED' }, ['Dibayar belum', 'Dikemas belum', 'Dikirim belum', 'Diterima belum']],
  [{ status: 'PAID' }, ['Dibayar ya', 'Dikemas belum', 'Dikirim belum', 'Diterima belum']],
  [
    { status: 'PAID', status_pengiriman: 'DIKIRIM' },
    ['Dibayar ya', 'Dikemas ya', 'Dikirim ya', 'Diterima belum'],
  ],
  [
    { status: 'PAID', status_pengiriman: 'SELESAI' },
    ['Dibayar ya', 'Dikemas ya', 'Dikirim ya', 'Diterima ya'],
  ],
] as const)('%j has come to %j', (own, steps) => {
  expect(done(own)).toEqual(steps);
});

test('without goods nothing is packed or shipped', () => {
  const products = [aLine({ category: 'digital_product' })];
  expect(done({ status: 'PAID', products })).toEqual(['Dibayar ya', 'Diterima belum']);
});

test('each step has its date', () => {
  const dates = { paid_at: 'a', packed_at: 'b', shipped_at: 'c', received_at: 'd' };
  expect(timelineOf(anOrder(dates)).map(({ at }) => at)).toEqual(['a', 'b', 'c', 'd']);
});

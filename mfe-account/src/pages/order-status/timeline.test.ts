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

test('a service is carried out', () => {
  const service = { is_jasa: 1 as const, products: [aLine({ category: 'jasa' })] };
  expect(done({ ...service, status: 'PAID', status_pengiriman: 'DIPACKING' })).toEqual([
    ...['Dibayar ya', 'Mulai dikerjakan ya', 'Selesai dikerjakan belum', 'Diterima belum'],
  ]);
});

test('what is downloaded is ready with the payment, and downloaded once each product was opened', () => {
  const line = (openedAt: string | null) =>
    aLine({
      category: 'digital_product',
      product_link: '/api/download/a',
      download: { bytes: null, opened: openedAt === null ? 0 : 1, limit: 100, opened_at: openedAt },
    });
  const order = (...dates: (string | null)[]) => ({ status: 'PAID', products: dates.map(line) }) as const;
  const steps = ['Dibayar ya', 'Siap diunduh ya'];
  expect(done(order(null))).toEqual([...steps, 'Diunduh belum', 'Diterima belum']);
  expect(done(order('2026-11-21', null))).toEqual([...steps, 'Diunduh belum', 'Diterima belum']);
  expect(done(order('2026-11-21', '2026-11-22'))).toEqual([...steps, 'Diunduh ya', 'Diterima belum']);
  const opened = timelineOf(anOrder({ ...order('2026-11-22', '2026-11-21'), paid_at: '2026-11-20' }));
  expect(opened.map(({ at }) => at)).toEqual(['2026-11-20', '2026-11-20', '2026-11-22', null]);
});

test('each step has its date', () => {
  const dates = { paid_at: 'a', packed_at: 'b', shipped_at: 'c', received_at: 'd' };
  expect(timelineOf(anOrder(dates)).map(({ at }) => at)).toEqual(['a', 'b', 'c', 'd']);
});

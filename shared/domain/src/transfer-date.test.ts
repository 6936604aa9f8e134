import fc from 'fast-check';
import { formatDateWire } from './wire-dates.ts';
import { transferDateProblem } from './transfer-date.ts';

const orderedAt = new Date('2026-11-21T00:30:00+07:00');
const problemOf = (date: string, now = '2026-11-22T10:00:00+07:00') =>
  transferDateProblem(new Date(date), { orderedAt, now: new Date(now) });

test('a transfer is of the day of its order or later, and not of the future', () => {
  expect(problemOf('2020-11-21T10:00:00+07:00')).toBe(
    'Tanggal transfer tidak boleh sebelum tanggal pesanan (21-11-2026)',
  );
  expect(problemOf('2026-11-20T23:59:00+07:00')).toMatch(/sebelum tanggal pesanan/);
  expect(problemOf('2026-11-21T00:00:00+07:00')).toBeNull();
  expect(problemOf('2026-11-22T09:00:00+07:00')).toBeNull();
  expect(problemOf('2026-11-23T09:00:00+07:00')).toBe('Tanggal transfer tidak boleh di masa depan');
});

test('no date that is taken lies before the day of the order in Jakarta, or a day ahead', () => {
  const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, time, time, (date, ordered, now) => {
      if (transferDateProblem(date, { orderedAt: ordered, now }) !== null) return;
      expect(formatDateWire(date) >= formatDateWire(ordered)).toBe(true);
      expect(date.getTime() - now.getTime()).toBeLessThan(24 * 60 * 60 * 1000);
    }),
  );
});

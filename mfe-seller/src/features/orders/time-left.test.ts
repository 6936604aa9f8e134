import { soonLapsing } from './time-left.ts';

const now = Date.parse('2026-11-21T14:00:00+07:00');

test.each([
  ['2026-11-21T16:00:00+07:00', 'Batas bayar 2 jam lagi'],
  ['2026-11-21T15:30:00+07:00', 'Batas bayar 1 jam 30 menit lagi'],
  ['2026-11-21T14:00:30+07:00', 'Batas bayar 1 menit lagi'],
  ['2026-11-21T13:59:00+07:00', 'Batas bayar sudah lewat'],
  ['2026-11-21T16:00:01+07:00', null],
  [null, null],
])('until %s: %s', (expiresAt, text) => {
  expect(soonLapsing(expiresAt, now)).toBe(text);
});

import { passedPart } from './order-moment.ts';

// 22 November 2026, 00.30 in Jakarta; in UTC it is still the 21st.
const now = new Date('2026-11-21T17:30:40Z');

it.each([
  ['2026-11-22', '00:30', null],
  ['2026-11-22', '00:31', null],
  ['2026-11-22', '23:59', null],
  ['2026-11-23', '00:00', null],
  ['2026-11-22', '00:29', 'time'],
  ['2026-11-22', '00:00', 'time'],
  ['2026-11-21', '23:59', 'date'],
  ['2026-11-21', '17:31', 'date'],
  ['2026-11-21', '', 'date'],
  ['2026-11-22', '', null],
])('%s at %s: what has passed is %s', (date, time, part) => {
  expect(passedPart(date, time, now)).toBe(part);
});

import { eventEnd, eventStart, isEventOver, eventDateText } from './event-time.ts';

const days = { tanggal_start: '2026-12-31', tanggal_end: '2027-01-01' };
const night = { ...days, waktu_start: '21:00', waktu_end: '02:00:00' };

test('an event over midnight ends on the next day, in Jakarta', () => {
  expect([eventStart(night), eventEnd(night)]).toEqual([
    '2026-12-31T21:00:00+07:00',
    '2027-01-01T02:00:00+07:00',
  ]);
});

test.each([
  ['2027-01-01T02:00:00.000+07:00', false],
  ['2027-01-01T02:00:00.001+07:00', true],
  ['2026-12-31T19:00:01.000Z', true],
  ['', false],
])('at %s an event that ends at 02.00 WIB is over: %s', (now, expected) => {
  expect(isEventOver(night, now)).toBe(expected);
});

test('an event whose end or whose clock cannot be read is not over', () => {
  const now = '2027-02-01T02:00:00.000+07:00';
  expect(isEventOver(night, now)).toBe(true);
  expect(isEventOver({ ...night, tanggal_end: 'besok' }, now)).toBe(false);
  expect(isEventOver(night, '')).toBe(false);
});

test('the time of a day field is ignored', () => {
  const dated = { ...night, tanggal_start: '2026-12-31 00:00:00', tanggal_end: '2027-01-01T00:00:00' };
  expect(eventStart(dated)).toBe(eventStart(night));
  expect(eventEnd(dated)).toBe(eventEnd(night));
});

const evening = { waktu_start: '19:00', waktu_end: '22:00:00' };
const overNight = { waktu_start: '21:00', waktu_end: '02:00' };
const oneDay = { tanggal_start: '2026-12-05', tanggal_end: '2026-12-05', ...evening };

test('an event of one day shows its date once', () => {
  expect(eventDateText(oneDay)).toBe('Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB');
});

test('an event of several days shows the first and the last, and the times of each day', () => {
  const two = { tanggal_start: '2026-12-05', tanggal_end: '2026-12-06', ...evening };
  expect(eventDateText(two)).toBe('Sabtu, 5 Desember 2026 - Minggu, 6 Desember 2026, 19.00 - 22.00 WIB');
  const three = { ...two, tanggal_end: '2026-12-07', waktu_start: '09:00' };
  expect(eventDateText(three)).toBe('Sabtu, 5 Desember 2026 - Senin, 7 Desember 2026, 09.00 - 22.00 WIB');
});

test('an event over midnight shows a date for each time', () => {
  const event = { tanggal_start: '2026-12-31', tanggal_end: '2027-01-01', ...overNight };
  expect(eventDateText(event)).toBe('Kamis, 31 Desember 2026, 21.00 - Jumat, 1 Januari 2027, 02.00 WIB');
});

import { eventDateText } from './event-date.ts';

const evening = { waktu_start: '19:00', waktu_end: '22:00:00' };
const night = { waktu_start: '21:00', waktu_end: '02:00' };
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
  const event = { tanggal_start: '2026-12-31', tanggal_end: '2027-01-01', ...night };
  expect(eventDateText(event)).toBe('Kamis, 31 Desember 2026, 21.00 - Jumat, 1 Januari 2027, 02.00 WIB');
});

import { eventDateText } from './event-date.ts';

const evening = { waktu_start: '19:00', waktu_end: '22:00:00' };

test('an event of one day names it once', () => {
  const event = { tanggal_start: '2026-12-05', tanggal_end: '2026-12-05', ...evening };
  expect(eventDateText(event)).toBe('Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB');
});

test('an event of several days names the first and the last', () => {
  const event = { tanggal_start: '2026-12-05', tanggal_end: '2026-12-06', ...evening };
  expect(eventDateText(event)).toBe('Sabtu, 5 Desember 2026 - Minggu, 6 Desember 2026, 19.00 - 22.00 WIB');
});

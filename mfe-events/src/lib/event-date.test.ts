import { eventDateText, eventPeriod } from './event-date.ts';

const evening = { waktu_start: '19:00', waktu_end: '22:00:00' };

test('an event of one day names it once', () => {
  const event = { tanggal_start: '2026-12-05', tanggal_end: '2026-12-05', ...evening };
  expect(eventDateText(event)).toBe('Sabtu, 5 Desember 2026, 19.00 - 22.00 WIB');
});

test('an event of several days names the first and the last', () => {
  const event = { tanggal_start: '2026-12-05', tanggal_end: '2026-12-06', ...evening };
  expect(eventDateText(event)).toBe('Sabtu, 5 Desember 2026 - Minggu, 6 Desember 2026, 19.00 - 22.00 WIB');
});

test('an event over midnight ends on the next day', () => {
  const event = {
    tanggal_start: '2026-12-31',
    tanggal_end: '2027-01-01',
    waktu_start: '22:00',
    waktu_end: '02:00',
  };
  expect(eventPeriod(event)).toEqual({
    start: new Date('2026-12-31T15:00:00Z'),
    end: new Date('2026-12-31T19:00:00Z'),
  });
});

test('a date that is none has no period', () => {
  expect(eventPeriod({ tanggal_start: '2026-02-30', tanggal_end: '2026-12-05', ...evening })).toBeNull();
});

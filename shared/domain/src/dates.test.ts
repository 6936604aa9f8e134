import { execFileSync } from 'node:child_process';
import path from 'node:path';
import {
  formatDateLong,
  formatDateShort,
  formatDateTimeLong,
  formatDateTimeShort,
  formatDayDate,
  formatDayDateTime,
  formatExpiry,
  formatMonth,
  formatTime,
  timeUntil,
} from './dates.ts';

test('dates are in Jakarta time and Indonesian, with an offset or without', () => {
  expect(formatExpiry('2026-11-21T07:05:00Z')).toBe('Sabtu, 21 November 2026 Jam 14.05');
  expect(formatExpiry('2026-11-21T17:05:00Z')).toBe('Minggu, 22 November 2026 Jam 00.05');
  expect(formatDayDateTime('2026-11-21T07:05:00Z')).toBe('Sabtu, 21 November 2026 Jam 14.05 WIB');
  expect(formatDayDate('2026-08-07')).toBe('Jumat, 7 Agustus 2026');
  expect(formatDateLong('2026-01-05')).toBe('5 Januari 2026');
  expect(formatDateTimeLong('2026-01-05 09:03:00')).toBe('5 Januari 2026, 09.03 WIB');
  expect(formatDateShort('2026-11-20T17:00:00Z')).toBe('21/11/2026');
  expect(formatDateTimeShort('2026-11-20T17:00:00Z')).toBe('21/11/2026, 00.00 WIB');
  expect(formatMonth('2026-05-31')).toBe('Mei 2026');
  expect(formatTime('2026-08-07 09:03:00')).toBe('09.03 WIB');
  expect(formatTime(new Date('2026-08-07T02:03:00Z'))).toBe('09.03 WIB');
});

test.each([null, undefined, '', 'kemarin', new Date(Number.NaN)])('no date is empty text: %s', (time) => {
  expect(formatExpiry(time)).toBe('');
  expect(formatDateLong(time)).toBe('');
});

test('the remaining time is in Indonesian', () => {
  expect(timeUntil('2026-11-21T17:00:00Z', '2026-11-21T14:00:00Z')).toBe('dalam 3 jam');
});

// Jest gives a test a copy of the environment, so the zone of a process is that of another process.
test.each(['Asia/Tokyo', 'America/Los_Angeles'])('a visitor in %s reads Jakarta time', (zone) => {
  const script = `
    import { formatExpiry, formatDateLong, formatTime, formatDateShort } from './src/dates.ts';
    const late = '2026-11-21T16:30:00Z';
    const dates = [formatExpiry(late), formatDateLong(late), formatTime(late), formatDateShort(late)];
    console.log(JSON.stringify([new Date(late).getDate(), ...dates]));`;
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: path.join(__dirname, '..'), env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  );
  expect(JSON.parse(printed)).toEqual([
    zone === 'Asia/Tokyo' ? 22 : 21,
    'Sabtu, 21 November 2026 Jam 23.30',
    '21 November 2026',
    '23.30 WIB',
    '21/11/2026',
  ]);
});

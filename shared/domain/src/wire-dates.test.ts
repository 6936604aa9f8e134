import fc from 'fast-check';
import { formatDateDashed, formatDateWire, formatTimeWire, nowIsoWib, parseWib } from './wire-dates.ts';

const iso = (text: string, edge?: 'start' | 'end') => parseWib(text, edge)?.toISOString();

describe('parsing a time', () => {
  test('an offset is respected', () => {
    expect(iso('2026-11-21T14:05:00+07:00')).toBe('2026-11-21T07:05:00.000Z');
    expect(iso('2026-11-21T14:05:00Z')).toBe('2026-11-21T14:05:00.000Z');
    expect(iso('2026-11-21T14:05:00.123456-0330')).toBe('2026-11-21T17:35:00.123Z');
  });

  test('without an offset it is Jakarta time', () => {
    expect(iso('2026-11-21 14:05:00')).toBe('2026-11-21T07:05:00.000Z');
    expect(iso('2026-11-21T14:05')).toBe('2026-11-21T07:05:00.000Z');
    expect(iso('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
  });

  test('a date alone as an end is the end of that day', () => {
    expect(iso('2026-11-21', 'end')).toBe('2026-11-21T16:59:59.999Z');
    expect(iso('2026-11-21 10:00:00', 'end')).toBe('2026-11-21T03:00:00.000Z');
  });

  test.each([
    '',
    'besok',
    '2026-02-30',
    '2026-13-01',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60:00',
    '21/11/2026',
  ])('no real date: %s', (text) => expect(parseWib(text)).toBeNull());

  test('an empty text is not a date', () => {
    expect(parseWib(null)).toBeNull();
    expect(parseWib(undefined)).toBeNull();
  });
});

describe('writing a time', () => {
  test('is in Jakarta time', () => {
    expect(nowIsoWib(new Date('2026-11-21T17:05:00.007Z'))).toBe('2026-11-22T00:05:00.007+07:00');
    expect(formatDateWire('2026-08-06T20:00:00Z')).toBe('2026-08-07');
    expect(formatDateWire(new Date('2026-08-06T20:00:00Z'))).toBe('2026-08-07');
    expect(formatTimeWire('2026-08-06T20:05:00Z')).toBe('03:05');
    expect(formatDateDashed('2026-08-07')).toBe('07-08-2026');
  });

  test.each([null, undefined, '', 'kemarin', new Date(Number.NaN)])('no date is empty text: %s', (time) => {
    expect(formatDateWire(time)).toBe('');
    expect(formatTimeWire(time)).toBe('');
    expect(formatDateDashed(time)).toBe('');
    if (time instanceof Date) expect(nowIsoWib(time)).toBe('');
  });

  test('parseWib parses the output of nowIsoWib', () => {
    const range = {
      min: new Date('1970-01-02T00:00:00Z'),
      max: new Date('2999-12-30T00:00:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(parseWib(nowIsoWib(date))?.getTime()).toBe(date.getTime());
      }),
    );
  });
});

test.each(['2026-11-21 24:00', '2026-11-21 23:60', '2026-11-21 10:00:60', '2026-11-31', '2026-13-01'])(
  '%p is no moment that there is',
  (text) => expect(parseWib(text)).toBeNull(),
);

test('blanks around a time are ignored, and Z is UTC', () => {
  expect(parseWib(' 2026-11-21 10:00 ')?.toISOString()).toBe('2026-11-21T03:00:00.000Z');
  expect(parseWib('2026-11-21T10:00:00z')?.toISOString()).toBe('2026-11-21T10:00:00.000Z');
});

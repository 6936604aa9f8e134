import { resolveDay, resolveWhen } from './when.ts';

const now = new Date('2027-01-31T20:30:00Z'); // 1 February, 03:30 in Jakarta

describe('moments of a store document', () => {
  it('parses a time with its offset', () => {
    expect(resolveWhen('2027-03-01T09:00:00+07:00', now, 'start')).toEqual(new Date('2027-03-01T02:00:00Z'));
  });

  it('takes a time without an offset for one in Jakarta', () => {
    for (const text of ['2027-03-01T09:00', '2027-03-01 09:00', '2027-03-01 09:00:00'])
      expect(resolveWhen(text, now, 'end')).toEqual(new Date('2027-03-01T02:00:00Z'));
  });

  it.each([
    ['2027-02-01', '2027-01-31T17:00:00Z', '2027-02-01T16:59:59Z'],
    ['+0d', '2027-01-31T17:00:00Z', '2027-02-01T16:59:59Z'],
    ['+2d', '2027-02-02T17:00:00Z', '2027-02-03T16:59:59Z'],
  ])('takes %p for the whole day in Jakarta', (day, start, end) => {
    expect(resolveWhen(day, now, 'start')).toEqual(new Date(start));
    expect(resolveWhen(day, now, 'end')).toEqual(new Date(end));
  });

  it('counts hours from the import', () => {
    expect(resolveWhen('-12h', now, 'start')).toEqual(new Date('2027-01-31T08:30:00Z'));
  });

  it('combines a relative day with a time of day in Jakarta', () => {
    expect(resolveWhen('+1d@19:00', now, 'start')).toEqual(new Date('2027-02-02T12:00:00Z'));
  });

  it('counts relative days from the current day in Jakarta', () => {
    expect(resolveDay('+0d', now)).toBe('2027-02-01');
    expect(resolveDay('+28d', now)).toBe('2027-03-01');
    expect(resolveDay('2027-02-28', now)).toBe('2027-02-28');
  });

  it('rejects days that do not exist', () => {
    expect(resolveDay('2027-02-30', now)).toBeNull();
    expect(resolveWhen('2027-02-30T10:00:00+07:00', now, 'start')).toBeNull();
    expect(resolveWhen('besok', now, 'start')).toBeNull();
  });

  it('rejects years that the database does not have', () => {
    expect(resolveWhen('0000-06-01T00:00:00Z', now, 'start')).toBeNull();
    expect(resolveWhen('9999-12-31T23:59:59-07:00', now, 'start')).toBeNull();
    expect(resolveWhen('9999-12-31T23:59:59+07:00', now, 'start')).toEqual(new Date('9999-12-31T16:59:59Z'));
  });
});

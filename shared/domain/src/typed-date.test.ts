import { parseTypedDate, spacedDate, typedDate } from './typed-date.ts';

test.each([
  '05-12-2026',
  '5-12-2026',
  '05/12/2026',
  '5.12.2026',
  '05 12 2026',
  '05122026',
  '2026-12-05',
  ' 05-12-2026 ',
])('%j is 5 December 2026', (text) => expect(parseTypedDate(text)).toBe('2026-12-05'));

test.each(['', '05-12', '05-12-26', '30-02-2026', '12-31-2026', '2026-13-01', 'besok', '05-12-2026x'])(
  '%j is no day',
  (text) => expect(parseTypedDate(text)).toBeNull(),
);

test('a day is shown as DD-MM-YYYY, anything else as it was typed', () => {
  expect(typedDate('2026-12-05')).toBe('05-12-2026');
  expect(typedDate('05-1')).toBe('05-1');
  expect(typedDate('')).toBe('');
});

test('digits alone get their hyphens', () => {
  const typed = [...'05122026'].reduce((text, digit) => spacedDate(text + digit), '');
  expect(typed).toBe('05-12-2026');
  expect(spacedDate('05122026')).toBe('05-12-2026');
  expect(spacedDate('5/1')).toBe('5-1');
  expect(spacedDate('2026-12-05')).toBe('2026-12-05');
});

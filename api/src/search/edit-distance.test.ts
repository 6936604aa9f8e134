import fc from 'fast-check';
import { isOneTypoAway } from './edit-distance.ts';

it.each([
  ['kopi', 'kopi', true],
  ['kopy', 'kopi', true],
  ['kapi', 'kopi', true],
  ['kopii', 'kopi', true],
  ['kpi', 'kopi', true],
  ['kpoi', 'kopi', true],
  ['kopiko', 'kopi', false],
  ['kemaja', 'kemeja', true],
  ['batik', 'batu', false],
  ['', 'a', true],
  ['ab', 'ba', true],
  ['abcd', 'badc', false],
])('%s and %s: %s', (a, b, expected) => {
  expect(isOneTypoAway(a, b)).toBe(expected);
  expect(isOneTypoAway(b, a)).toBe(expected);
});

it('finds every text with one letter changed', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.nat(),
      fc.string({ minLength: 1, maxLength: 1 }),
      (text, at, letter) => {
        const place = at % text.length;
        return isOneTypoAway(text, text.slice(0, place) + letter + text.slice(place + 1));
      },
    ),
  );
});

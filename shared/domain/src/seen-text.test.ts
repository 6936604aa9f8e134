import { seenText } from './seen-text.ts';

it.each([
  ['a no-break blank', 'Kopi\u00A0Gayo', 'Kopi Gayo'],
  ['a blank of no width', 'Kopi\u200BGayo', 'KopiGayo'],
  ['a lost character', 'Kopi\uFFFD', 'Kopi'],
  ['what is no character', 'Ko\uFFFEpi\uFDD0\u{1FFFF}', 'Kopi'],
  ['an emoji of several', '\u{1F468}\u200D\u{1F469}', '\u{1F468}\u200D\u{1F469}'],
  ['lines', 'Kopi\nGayo', 'Kopi\nGayo'],
])('%s', (_name, text, seen) => {
  expect(seenText(text)).toBe(seen);
});

import { wrapLines } from './wrap-lines.ts';

const letters = (text: string) => [...text].length;

test('words that fit are not broken', () => {
  expect(wrapLines('Malam Puisi Kota Tua', 11, letters)).toEqual(['Malam Puisi', 'Kota Tua']);
});

test('a word that is too long is broken between characters', () => {
  expect(wrapLines('a 🎉🎉🎉🎉🎉 b', 3, letters)).toEqual(['a', '🎉🎉🎉', '🎉🎉', 'b']);
});

test('an empty text has no lines', () => {
  expect(wrapLines('  ', 5, letters)).toEqual([]);
});

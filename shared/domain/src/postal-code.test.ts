import { postalCodeProblem } from './postal-code.ts';

it.each(['40135', ' 40135 ', '00000'])('%j is a postal code', (code) => {
  expect(postalCodeProblem(code)).toBeNull();
});

it.each(['', '  ', null, undefined])('%j is none, in the words of the specification', (code) => {
  expect(postalCodeProblem(code)).toBe('Kode pos wajib diisi');
});

it.each(['4013', '401355', '4013a', '-4013', '40 35', '٤٠١٣٥', '40135\n1'])('%j is malformed', (code) => {
  expect(postalCodeProblem(code)).toBe('Kode pos harus 5 angka');
});

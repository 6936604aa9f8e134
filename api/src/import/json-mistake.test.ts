import fc from 'fast-check';
import { jsonMistake } from './json-mistake.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it('has no mistake in JSON', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (json, space) => {
      expect(jsonMistake(JSON.stringify(JSON.parse(json), null, space))).toBeNull();
    }),
  );
});

it('has a mistake in exactly what JSON.parse refuses', () => {
  const pieces = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-0.5e3',
      '01',
      '.5',
      '1.',
      'true',
      'nul',
      '"',
      '\\',
      '\n',
      ' ',
    ],
    ...['"\\u00"', '"\\x"', "'a'", '"\u007F"', '"\u0001"', '//', '{"a":1}', '[[]]', '\u00A0'],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      expect(jsonMistake(text) === null).toBe(isJson(text));
    }),
    { numRuns: 5_000 },
  );
});

it.each([
  [
    '{\n  "bio": "dua\nbaris"}',
    'baris 2, kolom 10: tanda kutip penutup teks tidak ada (baris baru di dalam teks ditulis \\n)',
  ],
  ['{\n  "bio" "dua"}', 'baris 2, kolom 9: seharusnya ":"'],
  ['{"a": 1 "b": 2}', 'baris 1, kolom 9: seharusnya ","'],
  ['{"a": [1, 2}', 'baris 1, kolom 12: seharusnya ","'],
  ["{'a': 1}", 'baris 1, kolom 2: tanda kutip harus ganda dan lurus ("), bukan miring atau tunggal'],
  ['{“a”: 1}', 'baris 1, kolom 2: tanda kutip harus ganda dan lurus ("), bukan miring atau tunggal'],
  ['{"a": ya}', 'baris 1, kolom 7: simbol ini tidak dikenal; teks harus di antara tanda kutip ganda'],
  ['{"a": 1} // selesai', 'baris 1, kolom 10: komentar tidak boleh ada'],
  ['{"a": "C:\\kopi"}', 'baris 1, kolom 7: garis miring terbalik di dalam teks ditulis \\\\'],
  ['', 'baris 1, kolom 1: seharusnya nilai'],
  ['{} {}', 'baris 1, kolom 4: seharusnya akhir berkas'],
])('says where and what: %s', (text, said) => {
  expect(jsonMistake(text)).toBe(said);
});

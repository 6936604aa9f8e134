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

it('names what a text is spoilt by', () => {
  expect(jsonMistake('{\n  "bio": "dua\nbaris"}')).toBe(
    'baris 2, kolom 10: seharusnya teks di antara tanda kutip ganda (baris baru ditulis \\n, tanda kutip \\", garis miring terbalik \\\\)',
  );
  expect(jsonMistake('')).toBe('baris 1, kolom 1: seharusnya nilai');
  expect(jsonMistake('{} {}')).toBe('baris 1, kolom 4: seharusnya akhir berkas');
});

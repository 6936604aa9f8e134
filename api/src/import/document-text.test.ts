import fc from 'fast-check';
import { documentText } from './document-text.ts';

const MARK = '\uFEFF';
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
const littleEndian = (text: string) => Buffer.from(text, 'utf16le');

it('reads UTF-8 and UTF-16 with and without a byte order mark', () => {
  const text = fc.string({ unit: 'grapheme' }).map((inner) => JSON.stringify({ nama: inner }));
  fc.assert(
    fc.property(text, fc.constantFrom('', MARK), (json, mark) => {
      for (const bytes of [Buffer.from(mark + json), littleEndian(mark + json), bigEndian(mark + json)])
        expect(documentText(bytes)).toBe(json);
    }),
  );
});

it.each([
  ['Windows-1252', Buffer.from('{"nama":"Kopi Café – 50%"}', 'latin1')],
  ['half a letter of UTF-16', littleEndian(`${MARK}{}`).subarray(0, 5)],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])],
])('refuses %s', (_, bytes) => {
  expect(documentText(bytes)).toBeNull();
});

it('reads an empty file as an empty text', () => {
  expect(documentText(Buffer.alloc(0))).toBe('');
});

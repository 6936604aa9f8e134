import fc from 'fast-check';
import { fixProtocolRelative, paymentAddress, socialLink } from './links.ts';

test.each([
  ['mailto:toko@lapak.test', 'mailto:toko@lapak.test'],
  ['toko@lapak.test', 'mailto:toko@lapak.test'],
  ['https://facebook.com/toko', 'https://facebook.com/toko'],
  ['HTTP://facebook.com/toko', 'HTTP://facebook.com/toko'],
  ['ftp://berkas.test/a', 'ftp://berkas.test/a'],
  ['facebook.com/toko', 'http://facebook.com/toko'],
  ['@toko', 'http://@toko'],
  ['medium.com/@toko.kopi', 'http://medium.com/@toko.kopi'],
  ['//facebook.com/toko', 'http://facebook.com/toko'],
  ['  ', ''],
  [null, ''],
])('%p becomes %p', (value, link) => expect(socialLink(value)).toBe(link));

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://x/y',
  'file:///etc/passwd',
  'javascript:alert(1)//@lapak.test',
  'javascript:x@lapak.test',
  '\u00A0javascript:alert(1)',
  '\u200Bjavascript:alert(1)',
];
const harmless = (link: string) => link === '' || link.startsWith('/') || /^(https?|ftp|mailto):/i.test(link);

test.each(scripts)('%p comes out harmless', (value) => {
  expect(socialLink(value)).toMatch(/^http:\/\//);
  expect(fixProtocolRelative(value)).toMatch(/^http:\/\//);
});

test('for any input of a seller the result never begins with a script scheme', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.string(), fc.constantFrom(...scripts), fc.string()).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.emailAddress(),
  );
  fc.assert(
    fc.property(typed, (value) => {
      for (const link of [socialLink(value), fixProtocolRelative(value)]) {
        expect(harmless(link)).toBe(true);
        // The URL as a browser parses it, if it accepts it.
        const base = 'https://lapak.test/';
        if (URL.canParse(link, base)) {
          expect(['http:', 'https:', 'ftp:', 'mailto:']).toContain(new URL(link, base).protocol);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a protocol-relative address gets https', () => {
  expect(fixProtocolRelative('//unduh.test/a.pdf')).toBe('https://unduh.test/a.pdf');
  expect(fixProtocolRelative('\\\\unduh.test/a.pdf')).toBe('https://unduh.test/a.pdf');
  expect(fixProtocolRelative('https://unduh.test/a.pdf')).toBe('https://unduh.test/a.pdf');
  expect(fixProtocolRelative('unduh.test/a.pdf')).toBe('http://unduh.test/a.pdf');
  expect(fixProtocolRelative('/files/a.pdf')).toBe('/files/a.pdf');
  expect(fixProtocolRelative(null)).toBe('');
});

test.each([
  ['https://bayar.example/1', 'https://bayar.example/1'],
  ['gojek://gopay/merchanttransfer?id=1', 'gojek://gopay/merchanttransfer?id=1'],
  ['//bayar.example/1', 'https://bayar.example/1'],
  ['/api/sandbox/1', '/api/sandbox/1'],
])('the payment address %s opens', (url, expected) => {
  expect(paymentAddress(url)).toBe(expected);
});

test.each([null, '', '  ', 'javascript:alert(1)', 'java\nscript:alert(1)', 'DATA:text/html,x'])(
  '%j is no payment address',
  (url) => {
    expect(paymentAddress(url)).toBeNull();
  },
);

test.each([
  ['sari@contoh.id', 'mailto:sari@contoh.id'],
  ['s@c.i', 'mailto:s@c.i'],
  ['sari@contoh.id/halaman', 'http://sari@contoh.id/halaman'],
  ['contoh.id/mailto:x', 'http://contoh.id/mailto:x'],
  ['contoh.id//halaman', 'http://contoh.id//halaman'],
  ['//contoh.id', 'http://contoh.id'],
])('the contact %p leads to %p', (text, address) => expect(socialLink(text)).toBe(address));

test('two slashes inside a URL do not change its host', () => {
  expect(fixProtocolRelative('//contoh.id/a')).toBe('https://contoh.id/a');
  expect(fixProtocolRelative('contoh.id//a')).toBe('http://contoh.id//a');
  expect(fixProtocolRelative('/a//b')).toBe('/a//b');
});

import fc from 'fast-check';
import { canonicalPhone, chatLink, localMobile, phoneDigits, toWhatsappNumber } from './phone.ts';

test.each([
  ['081234567890', '6281234567890'],
  ['0812-3456 7890', '6281234567890'],
  [' 0812.345.678 ', '62812345678'],
])('%p becomes %p', (phone, number) => expect(toWhatsappNumber(phone)).toBe(number));

test.each([
  '+6281234567890',
  '6281234567890',
  '0215551234',
  '',
  '08',
  '08abc',
  '8123456',
  '081234/../x',
  null,
  undefined,
])('%p is not valid', (phone) => {
  expect(toWhatsappNumber(phone)).toBeNull();
  expect(chatLink(phone, 'Halo')).toBeNull();
});

describe('a phone number', () => {
  test.each([
    '081234567890',
    '+62 812-3456-7890',
    '6281234567890',
    '81234567890',
    '0062 812 3456 7890',
    '+0062 812 3456 7890',
    '+62 (0)812 3456 7890',
    '+62 0812 3456 7890',
    '620812 3456 7890',
    '+0812 3456 7890',
    '(0812) 3456.7890',
    '0812\u00A03456\u202F7890',
    '\u202A+62 812\u20113456\u20117890\u202C',
    '0812\u200B3456\uFEFF7890',
    '0812–3456—7890',
    '0812 − 3456 / 7890',
    '\uFF10\uFF18\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18\uFF19\uFF10',
    '\uFF0B62 812 3456 7890',
    "'081234567890",
    '0812\t3456\n7890',
    'tel:+62-812-3456-7890',
    'https://wa.me/6281234567890',
    'wa.me/+6281234567890?text=Halo%201',
    'https://api.whatsapp.com/send?phone=%2B6281234567890&text=Halo',
    'WA: 0812 3456 7890',
    'No. HP: 0812-3456-7890',
  ])('is 081234567890 when %j is written', (text) => {
    expect(canonicalPhone(text)).toBe('081234567890');
    expect(localMobile(text)).toBe('081234567890');
    expect(phoneDigits(text)).toMatch(/^(081234567890|6281234567890|81234567890)$/);
  });

  test.each([
    ['021-555 1234', '0215551234'],
    ['+62 21 5551234', '0215551234'],
    ['62 (21) 555.1234', '0215551234'],
    ['(0622) 21234', '062221234'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['001 202 555 0123', '+12025550123'],
    ['6591234567', '+6591234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+81 90 1234 5678', '+819012345678'],
    ['5551234', '5551234'],
  ])('of a landline or another country, %j, is %j', (text, phone) => {
    expect(canonicalPhone(text)).toBe(phone);
    expect(canonicalPhone(phoneDigits(text))).toBe(phone);
    expect(localMobile(text)).toBeNull();
  });

  test.each([
    '',
    '-',
    '+',
    '62',
    '08123',
    'telepon',
    '0812abc45678',
    'sari1234567',
    'wa.081234567890',
    'wa 081234567890',
    '08123456789012345',
    '1 + 2345678',
  ])('is not %j', (text) => {
    expect(canonicalPhone(text)).toBeNull();
    expect(localMobile(text)).toBeNull();
  });

  const digits = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
  /** Numbers without the zero of national calls: of a country, and the rest. */
  const numbers = fc.oneof(
    fc.record({ country: fc.constant('62'), rest: digits(8, 11).map((rest) => `8${rest}`) }),
    fc.record({ country: fc.constant('62'), rest: digits(6, 8).map((rest) => `21${rest}`) }),
    fc.record({
      country: fc.constantFrom('1', '65', '44', '81', '86'),
      rest: digits(8, 10).map((rest) => `2${rest}`),
    }),
  );
  type Phone = { country: string; rest: string };
  const beginnings = ({ country, rest }: Phone) => [
    `+${country}`,
    `00${country}`,
    `+${country} (0)`,
    ...(country === '62' ? ['62', '0', '+620'] : []),
    ...(country === '62' && rest.startsWith('8') ? [''] : []),
  ];
  const between = fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u200B', '\u2011', '\u202C', ' – ', ') ');
  const spellings = (phone: Phone) =>
    fc
      .record({
        beginning: fc.constantFrom(...beginnings(phone)),
        gaps: fc.array(between, { minLength: phone.rest.length, maxLength: phone.rest.length }),
        isWide: fc.boolean(),
        around: fc.constantFrom(
          ['', ''],
          ['tel:', ''],
          ['wa.me/', '?text=1'],
          ['\u202A', '\u202C'],
          [' ', ' '],
        ),
      })
      .map(({ beginning, gaps, isWide, around: [before, after] }) => {
        const rest = [...phone.rest].map((digit, at) => `${gaps[at] ?? ''}${digit}`).join('');
        const wide = rest.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
        return `${before ?? ''}${beginning}${isWide ? wide : rest}${after ?? ''}`;
      });
  const isSame = (a: Phone, b: Phone) => a.country === b.country && a.rest === b.rest;

  test('has one form, whatever its spelling, and shares it with no other', () => {
    const twoWritten = fc
      .tuple(numbers, numbers)
      .chain(([a, b]) => fc.tuple(fc.constant(a), fc.constant(b), spellings(a), spellings(a), spellings(b)));
    fc.assert(
      fc.property(twoWritten, ([a, b, text, again, other]) => {
        const phone = canonicalPhone(text);
        expect(phone).toBe(a.country === '62' ? `0${a.rest}` : `+${a.country}${a.rest}`);
        expect(canonicalPhone(again)).toBe(phone);
        expect(canonicalPhone(phone ?? '')).toBe(phone);
        expect(canonicalPhone(phoneDigits(text))).toBe(phone);
        expect(canonicalPhone(other) === phone).toBe(isSame(a, b));
      }),
    );
  });

  test.each(['+', '+0812', '0812-', '8a'])('that is still typed, %j, keeps its digits', (text) => {
    expect(phoneDigits(text)).toBe(text.replace(/\D/g, ''));
  });

  test('is no number, or digits with or without a plus sign, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(canonicalPhone(text) ?? '123456').toMatch(/^\+?\d{6,16}$/);
        expect(phoneDigits(text)).toMatch(/^\d*$/);
      }),
    );
  });
});

test('the message is encoded into the link', () => {
  expect(chatLink('0812345678', 'Halo kak, 50% & #1?')).toBe(
    'https://wa.me/62812345678?text=Halo%20kak%2C%2050%25%20%26%20%231%3F',
  );
  expect(chatLink('0812345678')).toBe('https://wa.me/62812345678');
  expect(chatLink('0812345678', null)).toBe('https://wa.me/62812345678');
});

test('the link of any message decodes to the message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (message) => {
      expect(new URL(chatLink('0812345678', message) ?? '').searchParams.get('text')).toBe(message);
    }),
  );
  expect(chatLink('0812345678', 'potong \uD83D')).toContain('potong%20%EF%BF%BD');
});

test.each(['1081234567890', '008123456789'])('%p does not begin with 08', (phone) =>
  expect(toWhatsappNumber(phone)).toBeNull(),
);

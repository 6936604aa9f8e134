import fc from 'fast-check';
import { chatLink, INVALID_STORE_PHONE, localMobile, toWhatsappNumber } from './phone.ts';

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

test.each([
  '081234567890',
  '+62 812-3456-7890',
  '6281234567890',
  '+62 0812 3456 7890',
  '(0812) 3456.7890',
  '81234567890',
  'https://wa.me/6281234567890',
])('%p is the number 081234567890', (text) => expect(localMobile(text)).toBe('081234567890'));

test.each(['', '+1 202 555 0123', '021-5551234', '0812', '0812345678901234', '0812abc45678', '62'])(
  '%p is no mobile number',
  (text) => expect(localMobile(text)).toBeNull(),
);

test('the message for it is the one of the specification', () => {
  expect(INVALID_STORE_PHONE).toBe('Nomor whatsapp toko tidak valid');
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

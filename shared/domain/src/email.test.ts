import { isEmail } from './email.ts';

it.each(['sari@contoh.id', 'a.b+c@sub.contoh.co.id', `${'a'.repeat(180)}@contoh.id`])('%j is one', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'sari',
  'sari@',
  'sari@contoh',
  'sari@contoh.i',
  '@contoh.id',
  'a@b@contoh.id',
  'sari @contoh.id',
  'sari@contoh.id,budi@contoh.id',
  'sari@contoh.id;budi@contoh.id',
  'Sari <sari@contoh.id>',
  'sari@contoh.id\nBcc: budi@contoh.id',
  `${'a'.repeat(190)}@contoh.id`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

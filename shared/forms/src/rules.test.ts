/** @jest-environment node */
import { object, type AnySchema } from 'yup';
import {
  optionalEmail,
  repeatedPassword,
  requiredEmail,
  requiredName,
  requiredPassword,
  requiredText,
  walletPhone,
} from './rules.ts';
import { validateWith } from './validate-with.ts';

const said = (rule: AnySchema, value: unknown) =>
  validateWith(object({ field: rule }))({ field: value }).field;

test.each([
  ['spaces', '  '],
  ['nothing', ''],
  ['no value', undefined],
  ['null', null],
])('%s are no text and no name', (_case, value) => {
  expect(said(requiredText('wajib'), value)).toBe('wajib');
  expect(said(requiredName(), value)).toBe('Nama wajib diisi');
});

test('an e-mail address has one message when missing and two when malformed', () => {
  expect(said(requiredEmail('format email salah'), '')).toBe('Email wajib diisi');
  expect(said(requiredEmail('format email salah'), 'a@')).toBe('format email salah');
  expect(said(requiredEmail('Email tidak valid'), 'a@')).toBe('Email tidak valid');
  expect(said(requiredEmail('Email tidak valid'), 'a@b')).toBe('Email tidak valid');
  expect(said(requiredEmail('Email tidak valid'), ' a@b.id ')).toBeUndefined();
  expect(said(optionalEmail('format email salah'), '')).toBeUndefined();
  expect(said(optionalEmail('format email salah'), 'a@')).toBe('format email salah');
});

test("the wallet's number is digits or nothing", () => {
  expect(said(walletPhone(), '')).toBeUndefined();
  expect(said(walletPhone(), '62812')).toBeUndefined();
  expect(said(walletPhone(), '+62')).toBe('Mobile E-wallet harus berupa angka');
});

test.each([
  [6, 'Password minimal 6 karakter'],
  [8, 'Password minimal 8 karakter'],
] as const)('a password has at least %s characters', (min, text) => {
  expect(said(requiredPassword(min), '')).toBe(text);
  expect(said(requiredPassword(min), 'x'.repeat(min - 1))).toBe(text);
  expect(said(requiredPassword(min), 'x'.repeat(min))).toBeUndefined();
});

test('the repeated password has to match', () => {
  const validate = validateWith(object({ password_confirmation: repeatedPassword() }));
  expect(validate({ password: 'a', password_confirmation: 'b' })).toEqual({
    password_confirmation: 'Konfirmasi password tidak benar',
  });
  expect(validate({ password: 'a', password_confirmation: '' })).not.toEqual({});
  expect(validate({ password: 'a', password_confirmation: 'a' })).toEqual({});
});

import type { FieldErrors } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { violates } from '../../db/errors.ts';
import { phoneKey } from '../../lib/phone-key.ts';

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]{2,}$/;
const USERNAME = /^[a-z0-9][a-z0-9_.-]{2,29}$/i;

export const REGISTER_MIN_PASSWORD = 6;
export const CHANGE_MIN_PASSWORD = 8;

export const isEmail = (text: string) => text.length <= 200 && EMAIL.test(text);

/** Name, username, e-mail address and phone number of an account (spec 3 §5). */
export function profileProblems(values: {
  name: string;
  username: string;
  email: string;
  phone_number: string;
}): FieldErrors {
  const errors: FieldErrors = {};
  if (values.name === '') errors.name = [messages.namaWajib];
  if (values.username === '') errors.username = [messages.usernameWajib];
  else if (!USERNAME.test(values.username))
    errors.username = ['Username 3 sampai 30 huruf, angka, titik, garis bawah atau tanda hubung'];
  if (values.email === '') errors.email = [messages.emailWajib];
  else if (!isEmail(values.email)) errors.email = [messages.emailTidakValid];
  if (values.phone_number === '') errors.phone_number = [messages.nomorHandphoneWajib];
  else if (phoneKey(values.phone_number) === null) errors.phone_number = ['Nomor handphone tidak valid'];
  return errors;
}

/** A new password and its repetition. @param min 6 at registration, 8 at reset and change (spec 3 §9) */
export function passwordProblems(password: string, confirmation: string, min: number): FieldErrors {
  const errors: FieldErrors = {};
  if (password.length < min)
    errors.password = [min === REGISTER_MIN_PASSWORD ? messages.passwordMinimal6 : messages.passwordMinimal8];
  if (confirmation !== password) errors.password_confirmation = [messages.konfirmasiPasswordSalah];
  return errors;
}

/** Which unique value of an account is taken already; null for any other error. */
export function takenField(error: unknown): FieldErrors | null {
  if (violates(error, 'users_email')) return { email: ['Email sudah terdaftar'] };
  if (violates(error, 'users_username')) return { username: ['Username sudah dipakai'] };
  if (violates(error, 'users_phone')) return { phone_number: ['Nomor handphone sudah terdaftar'] };
  return null;
}

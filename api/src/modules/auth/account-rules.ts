import type { FieldErrors } from '@lapak/contracts/api/common';
import { isReservedName } from '@lapak/contracts/reserved-names';
import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import { canonicalPhone } from '@lapak/domain/phone';
import { violates } from '../../db/errors.ts';

/** Digits of an account's phone number. */
const MIN_PHONE = 8;

const USERNAME = /^[a-z0-9][a-z0-9_.-]{2,29}$/i;

export const REGISTER_MIN_PASSWORD = 6;
export const CHANGE_MIN_PASSWORD = 8;

/**
 * Why a name cannot be a username, or null. Without a letter, or with an @, it could be taken for a phone number or an
 * e-mail address.
 */
function usernameProblem(username: string): string | null {
  if (username === '') return messages.usernameRequired;
  if (!/[a-z]/i.test(username) || username.includes('@'))
    return 'Username harus berisi huruf, dan tidak boleh berupa nomor handphone atau email';
  if (isReservedName(username)) return 'Username ini dipakai oleh sistem';
  return USERNAME.test(username)
    ? null
    : 'Username 3 sampai 30 huruf, angka, titik, garis bawah atau tanda hubung';
}

/**
 * Name, username, e-mail address and phone number of an account (spec 3 §5).
 * @param keptUsername that the account has already; that of a seller from an import follows other rules
 */
export function profileProblems(
  values: { name: string; username: string; email: string; phone_number: string },
  keptUsername: string | null = null,
): FieldErrors {
  const errors: FieldErrors = {};
  if (values.name === '') errors.name = [messages.nameRequired];
  const wrongName = values.username === keptUsername ? null : usernameProblem(values.username);
  if (wrongName !== null) errors.username = [wrongName];
  if (values.email === '') errors.email = [messages.emailRequired];
  else if (!isEmail(values.email)) errors.email = [messages.emailInvalid];
  if (values.phone_number === '') errors.phone_number = [messages.accountPhoneRequired];
  else if ((canonicalPhone(values.phone_number)?.length ?? 0) < MIN_PHONE)
    errors.phone_number = ['Nomor handphone tidak valid'];
  return errors;
}

/** A new password and its repetition. @param min 6 at registration, 8 at reset and change (spec 3 §9) */
export function passwordProblems(password: string, confirmation: string, min: number): FieldErrors {
  const errors: FieldErrors = {};
  if (password.length < min)
    errors.password = [min === REGISTER_MIN_PASSWORD ? messages.passwordBelow6 : messages.passwordBelow8];
  if (confirmation !== password) errors.password_confirmation = [messages.passwordsDiffer];
  return errors;
}

/** The error of a value that another account has. */
export const taken = {
  email: { email: ['Email sudah terdaftar'] },
  username: { username: ['Username sudah dipakai'] },
  phone: { phone_number: ['Nomor handphone sudah terdaftar'] },
} satisfies Record<string, FieldErrors>;

/** Which unique value of an account is taken already; null for any other error. */
export function takenField(error: unknown): FieldErrors | null {
  if (violates(error, 'users_email')) return taken.email;
  if (violates(error, 'users_username')) return taken.username;
  if (violates(error, 'users_phone')) return taken.phone;
  return null;
}

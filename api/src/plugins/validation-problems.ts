import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';

/** Fields that are missing altogether are named as the specification's own messages name them. */
const missing: Readonly<Record<string, string>> = {
  user: messages.usernameWajib,
  password: messages.passwordWajib,
  name: messages.namaWajib,
  nama: messages.namaWajib,
  username: messages.usernameWajib,
  email: messages.emailWajib,
  phone_number: messages.nomorHandphoneWajib,
  handphone: messages.handphoneWajib,
  code: messages.kodeWajib,
  district_id: messages.kecamatanWajib,
  alamat: messages.alamatWajib,
  kode_pos: messages.kodePosWajib,
};

/** Name of the field that an error is about: `products.0.qty`. */
function fieldOf(error: FastifySchemaValidationError): string {
  const place = error.instancePath.split('/').filter((part) => part !== '');
  const lacking = error.keyword === 'required' ? String(error.params.missingProperty ?? '') : '';
  return [...place, ...(lacking === '' ? [] : [lacking])].join('.') || 'data';
}

function messageOf(error: FastifySchemaValidationError, field: string): string {
  const limit = String(error.params.limit ?? '');
  switch (error.keyword) {
    case 'required':
      return missing[field.split('.').at(-1) ?? ''] ?? messages.wajibDiisi(field);
    case 'minLength':
      return missing[field.split('.').at(-1) ?? ''] ?? `${field} minimal ${limit} karakter`;
    case 'maxLength':
      return `${field} maksimal ${limit} karakter`;
    case 'minimum':
      return `${field} minimal ${limit}`;
    case 'maximum':
      return `${field} maksimal ${limit}`;
    case 'minItems':
      return messages.wajibDiisi(field);
    case 'maxItems':
      return `${field} maksimal ${limit} baris`;
    default:
      return `${field} tidak valid`;
  }
}

/** What ajv found, as field errors in Indonesian. */
export function fieldErrors(problems: readonly FastifySchemaValidationError[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const problem of problems.slice(0, 20)) {
    const field = fieldOf(problem).slice(0, 100);
    (errors[field] ??= []).push(messageOf(problem, field));
  }
  return errors;
}

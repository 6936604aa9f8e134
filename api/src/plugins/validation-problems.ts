import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';

/** Fields that are missing altogether are named as the specification's own messages name them. */
const missing: Readonly<Record<string, string>> = {
  user: messages.usernameRequired,
  password: messages.passwordRequired,
  name: messages.nameRequired,
  nama: messages.nameRequired,
  username: messages.usernameRequired,
  email: messages.emailRequired,
  phone_number: messages.accountPhoneRequired,
  handphone: messages.phoneRequired,
  code: messages.codeRequired,
  district_id: messages.districtRequired,
  alamat: messages.addressRequired,
  kode_pos: messages.postalCodeRequired,
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
      return missing[field.split('.').at(-1) ?? ''] ?? messages.fieldRequired(field);
    case 'minLength':
      return missing[field.split('.').at(-1) ?? ''] ?? `${field} minimal ${limit} karakter`;
    case 'maxLength':
      return `${field} maksimal ${limit} karakter`;
    case 'minimum':
      return `${field} minimal ${limit}`;
    case 'maximum':
      return `${field} maksimal ${limit}`;
    case 'minItems':
      return messages.fieldRequired(field);
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

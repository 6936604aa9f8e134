import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { formatThousands } from '@lapak/domain/rupiah';
import { fieldLabel } from './field-labels.ts';

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

/** Where in the body an error is: `['products', '0', 'qty']`; empty for the body as a whole. */
function placeOf(error: FastifySchemaValidationError): string[] {
  const place = error.instancePath.split('/').filter((part) => part !== '');
  const lacking = error.keyword === 'required' ? String(error.params.missingProperty ?? '') : '';
  return lacking === '' ? place : [...place, lacking];
}

function messageOf(error: FastifySchemaValidationError, place: readonly string[]): string {
  const label = fieldLabel(place);
  const limit = formatThousands(Number(error.params.limit ?? 0));
  switch (error.keyword) {
    case 'required':
      return missing[place.at(-1) ?? ''] ?? messages.fieldRequired(label);
    case 'minLength':
      return missing[place.at(-1) ?? ''] ?? `${label} minimal ${limit} karakter`;
    case 'maxLength':
      return `${label} maksimal ${limit} karakter`;
    case 'minimum':
      return `${label} minimal ${limit}`;
    case 'maximum':
      return `${label} maksimal ${limit}`;
    case 'minItems':
      return messages.fieldRequired(label);
    case 'maxItems':
      return `${label} maksimal ${limit} baris`;
    default:
      return `${label} tidak valid`;
  }
}

/**
 * What ajv found, as field errors in Indonesian: under the fields' names on the wire (`products.0.qty`), in the words of
 * the pages ("Jumlah produk ke-1 minimal 1").
 */
export function fieldErrors(problems: readonly FastifySchemaValidationError[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const problem of problems.slice(0, 20)) {
    const place = placeOf(problem);
    const field = (place.join('.') || 'data').slice(0, 100);
    (errors[field] ??= []).push(messageOf(problem, place));
  }
  return errors;
}

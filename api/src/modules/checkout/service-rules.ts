import type { CartLine, CustomField } from '@lapak/domain/cart-line';
import { parseWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import { passedPart } from '@lapak/domain/order-moment';
import { cleanLine } from '../../lib/clean-text.ts';
import { pictureType } from '../../lib/picture-type.ts';
import { checkoutMessages } from './checkout-messages.ts';
import type { Checkout } from './checkout.ts';
import type { FieldProblems } from '../orders/place/field-errors.ts';

/** Identity pictures are at most 1 MB (decision 21), counted as phones count: 1024 times 1024. */
export const MAX_IDENTITY_BYTES = 1024 * 1024;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseWib(text) !== null;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Date and time of a service, where the seller requires them: real, and not past by the clock of Jakarta. */
export function checkOrderDate(
  { order_date: date = '', order_time: time = '' }: Checkout,
  line: CartLine,
  now: Date,
  problems: FieldProblems,
): void {
  if (line.enable_order_date !== 1) return;
  if (date === '') problems.add('order_date', checkoutMessages.tanggalPesanWajib);
  else if (!isDay(date)) problems.add('order_date', messages.orderDateInvalid);
  if (time === '') problems.add('order_time', checkoutMessages.jamPesanWajib);
  else problems.require('order_time', isTime(time), checkoutMessages.jamPesanTidakValid);
  if (!isDay(date)) return;
  const passed = passedPart(date, isTime(time) ? time : '', now);
  if (passed === 'date') problems.add('order_date', messages.orderDatePassed);
  if (passed === 'time') problems.add('order_time', messages.orderTimePassed);
}

/** Identity number and picture, where the seller requires them. The picture is judged by its content. */
export async function checkIdentity(input: Checkout, line: CartLine, problems: FieldProblems): Promise<void> {
  if (line.enable_identity_data !== 1) return;
  problems.require('identity_number', Boolean(input.identity_number), checkoutMessages.nomorIdentitasWajib);
  const picture = input.identity_picture;
  if (!picture || picture.length === 0) {
    problems.add('identity_picture', checkoutMessages.fotoIdentitasWajib);
    return;
  }
  const isFine = picture.length <= MAX_IDENTITY_BYTES && (await pictureType(picture)) !== null;
  problems.require('identity_picture', isFine, messages.identityPictureInvalid);
}

function customProblem(field: CustomField, value: string): string | null {
  if (value === '') {
    if (field.is_required !== 1) return null;
    return field.type === 'number' ? messages.numberInvalid : messages.fieldRequired(field.name);
  }
  if (field.type === 'number')
    return /^-?\d{1,15}([.,]\d{1,6})?$/.test(value) ? null : messages.numberInvalid;
  if (field.type === 'date') return isDay(value) ? null : messages.dateInvalid(field.name);
  // As an answer comes: without the blanks that a seller typed around an option, or in it.
  if (field.type === 'dropdown' && !field.options.some((option) => cleanLine(option) === cleanLine(value))) {
    return checkoutMessages.pilihanTidakValid(field.name);
  }
  return null;
}

/** The seller's own fields (spec 2 §5). */
export function checkCustomFields(input: Checkout, line: CartLine, problems: FieldProblems): void {
  if (line.is_custom_field !== 1) return;
  for (const field of line.custom_field) {
    const problem = customProblem(field, input.answers?.[field.form_name] ?? '');
    if (problem !== null) problems.add(field.form_name, problem);
  }
}

/** What is stored of the seller's own fields; an optional number that was left out is 0 (spec 2 §5). */
export function customFieldValues(
  input: Checkout,
  line: CartLine,
): { name: string; formName: string; value: string }[] {
  if (line.is_custom_field !== 1) return [];
  return line.custom_field.flatMap((field) => {
    const given = input.answers?.[field.form_name] ?? '';
    const value = given === '' && field.type === 'number' ? '0' : given;
    return value === '' ? [] : [{ name: field.name, formName: field.form_name, value }];
  });
}

import type { CartLine, CustomField } from '@lapak/domain/cart-line';
import { parseWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import { passedPart } from '@lapak/domain/order-moment';
import { parseTypedDate } from '@lapak/domain/typed-date';
import { buyerRules, requiredText, walletPhone } from '@lapak/forms/rules';
import { mixed, object, string, type AnySchema, type StringSchema } from 'yup';
import { customFields, customName, type SingleValues } from './single-values.ts';

/** Rejects what was typed and is no day. */
const aDay = (schema: StringSchema, message: string) =>
  schema.test('day', message, (value) => !value || parseTypedDate(value) === value);

/** Validation of a seller's own field (spec 2 §5, "Custom fields"). */
function customSchema(field: CustomField): AnySchema {
  const isRequired = field.is_required === 1;
  if (field.type === 'number') {
    const number = string().matches(/^\d{1,15}$/, {
      message: messages.numberInvalid,
      excludeEmptyString: true,
    });
    return isRequired ? number.required(messages.numberInvalid) : number;
  }
  if (field.type === 'date') {
    const text = isRequired ? requiredText(messages.fieldRequired(field.name)) : string();
    return aDay(text, messages.dateInvalid(field.name));
  }
  return isRequired ? requiredText(messages.fieldRequired(field.name)) : string();
}

/** Rejects a time in the past, by the API's clock. */
const notPassed = (schema: StringSchema, part: 'date' | 'time', message: string, now: Date) =>
  schema.test('passed', message, (_value, { parent }) => {
    const { order_date: date = '', order_time: time = '' } = parent as Partial<SingleValues>;
    return parseTypedDate(date) !== date || passedPart(date, time, now) !== part;
  });

/**
 * Rules of the service and the digital form (spec 2 §5). Fields that the seller enabled are required, as on the
 * server.
 */
export function singleSchema(line: CartLine, { isFree }: { isFree: boolean }) {
  const asksAddress = line.alamat_option === 1;
  const asksIdentity = line.enable_identity_data === 1;
  const asksDate = line.enable_order_date === 1;
  const now = parseWib(line.date_server) ?? new Date(0);
  const phone = isFree && !asksAddress ? messages.checkoutPhoneRequired : messages.phoneRequired;
  const when = (isAsked: boolean, name: string) =>
    isAsked ? requiredText(messages.fieldRequired(name)) : string();
  return object({
    ...buyerRules(phone),
    alamat: asksAddress ? requiredText(messages.addressRequired) : string(),
    catatan: string(),
    identity_number: when(asksIdentity, 'Nomor identitas'),
    identity_picture: asksIdentity
      ? mixed().required(messages.fieldRequired('Foto identitas'))
      : mixed().nullable(),
    order_date: notPassed(
      aDay(when(asksDate, 'Tanggal pemesanan'), messages.orderDateInvalid),
      'date',
      messages.orderDatePassed,
      now,
    ),
    order_time: notPassed(when(asksDate, 'Jam pemesanan'), 'time', messages.orderTimePassed, now),
    mobile_e_wallet: walletPhone(),
    ...Object.fromEntries(customFields(line).map((field) => [customName(field), customSchema(field)])),
  });
}

import type { CartLine, CustomField } from '@lapak/domain/cart-line';
import { parseWib } from '@lapak/domain/dates';
import { messages } from '@lapak/domain/messages';
import { passedPart } from '@lapak/domain/order-moment';
import { buyerRules, requiredText, walletPhone } from '@lapak/forms/rules';
import { mixed, object, string, type AnySchema, type StringSchema } from 'yup';
import { customFields, customName, type SingleValues } from './single-values.ts';

/** What a seller's own field must hold (spec 2 §5, "Custom fields"). */
function customSchema(field: CustomField): AnySchema {
  const isRequired = field.is_required === 1;
  if (field.type === 'number') {
    const number = string().matches(/^\d{1,15}$/, {
      message: messages.angkaTidakValid,
      excludeEmptyString: true,
    });
    return isRequired ? number.required(messages.angkaTidakValid) : number;
  }
  return isRequired ? requiredText(messages.wajibDiisi(field.name)) : string();
}

/** A moment that has passed; the API decides, whose clock has gone on since it sent `date_server`. */
const notPassed = (schema: StringSchema, part: 'date' | 'time', message: string, now: Date) =>
  schema.test('passed', message, (_value, { parent }) => {
    const { order_date: date = '', order_time: time = '' } = parent as Partial<SingleValues>;
    return date === '' || passedPart(date, time, now) !== part;
  });

/**
 * Rules of the service and the digital form (spec 2 §5). What the seller switched on is required, as the server
 * requires it.
 */
export function singleSchema(line: CartLine, { isFree }: { isFree: boolean }) {
  const asksAddress = line.alamat_option === 1;
  const asksIdentity = line.enable_identity_data === 1;
  const asksDate = line.enable_order_date === 1;
  const now = parseWib(line.date_server) ?? new Date(0);
  const phone = isFree && !asksAddress ? messages.noHandphoneWajib : messages.handphoneWajib;
  const when = (isAsked: boolean, name: string) =>
    isAsked ? requiredText(messages.wajibDiisi(name)) : string();
  return object({
    ...buyerRules(phone),
    alamat: asksAddress ? requiredText(messages.alamatWajib) : string(),
    catatan: string(),
    identity_number: when(asksIdentity, 'Nomor identitas'),
    identity_picture: asksIdentity
      ? mixed().required(messages.wajibDiisi('Foto identitas'))
      : mixed().nullable(),
    order_date: notPassed(when(asksDate, 'Tanggal pemesanan'), 'date', messages.tanggalPesanLewat, now),
    order_time: notPassed(when(asksDate, 'Jam pemesanan'), 'time', messages.jamPesanLewat, now),
    mobile_e_wallet: walletPhone(),
    ...Object.fromEntries(customFields(line).map((field) => [customName(field), customSchema(field)])),
  });
}

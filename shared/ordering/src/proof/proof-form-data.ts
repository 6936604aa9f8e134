import { parseDigits } from '@lapak/domain/rupiah';
import type { ProofValues, TransferDateField } from './proof-values.ts';

/**
 * The multipart body of a proof of transfer, of an order or of an event's (spec 3 §7).
 * @param token of an order of tickets, whose id alone does not identify it
 */
export function proofFormData(
  username: string,
  values: ProofValues,
  dateField: TransferDateField,
  token?: string,
): FormData {
  const form = new FormData();
  form.set('username', username);
  if (token) form.set('token', token);
  form.set('payment_method_id', values.payment_method_id);
  form.set(dateField, (values[dateField] ?? '').replace('T', ' '));
  form.set('jumlah_transfer', parseDigits(values.jumlah_transfer));
  // Last: a server that streams the parts has all other fields by then.
  if (values.bukti_transfer) form.set('bukti_transfer', values.bukti_transfer);
  return form;
}

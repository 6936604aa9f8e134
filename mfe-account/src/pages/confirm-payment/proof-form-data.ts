import { parseDigits } from '@lapak/domain/rupiah';
import type { ConfirmPaymentValues } from './confirm-payment-schema.ts';

/** The multipart body of POST api/transaction/bukti-transfer/{id} (spec 3 §7). */
export function proofFormData(username: string, values: ConfirmPaymentValues): FormData {
  const form = new FormData();
  form.set('username', username);
  form.set('payment_method_id', values.payment_method_id ?? '');
  form.set('transfer_date', (values.transfer_date ?? '').replace('T', ' '));
  form.set('jumlah_transfer', parseDigits(values.jumlah_transfer ?? ''));
  // Last: a server that reads parts as they come then knows everything else already.
  if (values.bukti_transfer) form.set('bukti_transfer', values.bukti_transfer);
  return form;
}

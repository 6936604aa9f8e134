import { messages } from '@lapak/domain/messages';
import { validateWith } from '@lapak/forms/validate-with';
import { mixed, object, string } from 'yup';

export interface ConfirmPaymentValues {
  payment_method_id?: string;
  /** As `datetime-local` has it, `YYYY-MM-DDTHH:mm`, Jakarta time. */
  transfer_date?: string;
  /** Digits. */
  jumlah_transfer?: string;
  bukti_transfer?: File;
}

/** Spec 3 §5, payment confirmation. Size and type of the proof are the server's rule (decision 21). */
export const validateConfirmPayment = validateWith(
  object({
    payment_method_id: string().required(messages.tujuanTransferWajib),
    transfer_date: string().required(messages.tanggalWajib),
    jumlah_transfer: string().required(messages.jumlahTransferWajib),
    bukti_transfer: mixed().required(messages.buktiTransferKosong),
  }),
);

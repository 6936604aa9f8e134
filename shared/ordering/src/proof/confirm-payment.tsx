import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { messages } from '@lapak/domain/messages';
import { useUploadProgress } from '@lapak/forms/use-upload-progress';
import type { FormErrors } from '@lapak/forms/validate-with';
import { errorInfo, onUploadProgress } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useId } from 'react';
import type { ShownOrder } from '../order/shown-order.ts';
import { proofFormData } from './proof-form-data.ts';
import { ProofForm } from './proof-form.tsx';
import { proofRefusal } from './proof-refusal.ts';
import type { ProofValues, TransferDateField } from './proof-values.ts';

interface ConfirmPaymentProps {
  username: string;
  order: Pick<ShownOrder, 'invoice' | 'total' | 'payment_method' | 'created_at'>;
  /** The token of an order of tickets. */
  token?: string;
  accounts: readonly PaymentMethodItem[];
  /** The server's time when the order was read. */
  dateServer: string;
  dateField: TransferDateField;
  submitLabel: string;
  /** Posts the proof; the order's status in the answer goes into the store, and the page follows it. */
  send: (upload: { form: FormData; uploadId: string }) => Promise<{ error?: unknown }>;
  isSending: boolean;
}

/** The form that confirms a transfer; a refusal shows its reason, and nothing entered is lost. */
export function ConfirmPayment({ username, order, token, send, isSending, ...form }: ConfirmPaymentProps) {
  const uploadId = useId();
  const progress = useUploadProgress(onUploadProgress, uploadId, isSending);

  const sendProof = async (values: ProofValues): Promise<FormErrors | undefined> => {
    const { error } = await send({ form: proofFormData(username, values, form.dateField, token), uploadId });
    if (!error) return undefined;
    const refusal = proofRefusal(error, errorInfo(error, messages.somethingFailed));
    toast.error(refusal.message, { id: 'proof' });
    return refusal.errors;
  };
  return (
    <ProofForm
      {...form}
      invoice={order.invoice}
      total={order.total}
      chosenAccountId={order.payment_method?.user_bank_id ?? null}
      orderedAt={order.created_at}
      progress={progress}
      onSubmit={sendProof}
    />
  );
}

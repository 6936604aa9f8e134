import { messages } from '@lapak/domain/messages';
import { proofFormData } from '@lapak/ordering/proof/proof-form-data';
import { proofRefusal } from '@lapak/ordering/proof/proof-refusal';
import type { ProofValues } from '@lapak/ordering/proof/proof-values';
import { useUploadProgress } from '@lapak/forms/use-upload-progress';
import type { FormErrors } from '@lapak/forms/validate-with';
import { errorInfo, onUploadProgress } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useId } from 'react';
import { useSendEventProofMutation, type EventOrderKey } from '../../api/event-order-api.ts';

/**
 * Sends the confirmation: `progress` is 0 to 1 during the upload, and null otherwise. The
 * order's status in the answer is put into the store, and the page follows it.
 */
export function useSendEventProof(username: string, { id, token }: EventOrderKey) {
  const uploadId = useId();
  const [send, { isLoading }] = useSendEventProofMutation();
  const progress = useUploadProgress(onUploadProgress, uploadId, isLoading);

  const sendProof = async (values: ProofValues): Promise<FormErrors | undefined> => {
    const form = proofFormData(username, values, 'tanggal_transfer', token);
    const { error } = await send({ key: { id, token }, uploadId, form });
    if (!error) return undefined;
    const refusal = proofRefusal(error, errorInfo(error, messages.somethingFailed));
    toast.error(refusal.message, { id: 'proof' });
    return refusal.errors;
  };
  return { sendProof, progress };
}

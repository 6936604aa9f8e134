import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { proofFormData } from '@lapak/ordering/proof/proof-form-data';
import { proofRefusal } from '@lapak/ordering/proof/proof-refusal';
import type { ProofValues } from '@lapak/ordering/proof/proof-values';
import { useUploadProgress } from '@lapak/forms/use-upload-progress';
import type { FormErrors } from '@lapak/forms/validate-with';
import { errorInfo, onUploadProgress, useNavigate } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useId } from 'react';
import { useSendProofMutation } from '../../api/order-api.ts';

/** Sends the confirmation: `progress` is 0 to 1 during the upload, and null otherwise. */
export function useSendProof(username: string, orderId: string) {
  const uploadId = useId();
  const navigate = useNavigate();
  const [send, { isLoading }] = useSendProofMutation();
  const progress = useUploadProgress(onUploadProgress, uploadId, isLoading);

  const sendProof = async (values: ProofValues): Promise<FormErrors | undefined> => {
    const answer = await send({
      key: { username, id: orderId },
      uploadId,
      form: proofFormData(username, values, 'transfer_date'),
    });
    if (answer.data) {
      // The store now has another status, and the page follows it.
      if (answer.data.data.status === 'CONFIRMED') {
        void navigate(paths.orderStatus(username, orderId), { replace: true });
      }
      return undefined;
    }
    const refusal = proofRefusal(answer.error, errorInfo(answer.error, messages.somethingFailed));
    toast.error(refusal.message, { id: 'proof' });
    return refusal.errors;
  };
  return { sendProof, progress };
}

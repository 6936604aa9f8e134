import { messages } from '@lapak/domain/messages';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import type { FormErrors } from '@lapak/forms/validate-with';

interface ProofRefusal {
  /** For the toast. */
  message: string;
  errors: FormErrors | undefined;
}

/**
 * Message for a rejected proof of transfer (spec 3 §8): a picture that the server does not take has
 * one message, whatever the reason.
 * @param info the server's message, or the fallback
 */
export function proofRefusal(error: unknown, info: string): ProofRefusal {
  const errors = serverFieldErrors(error) ?? undefined;
  if (!errors?.bukti_transfer) return { message: info, errors };
  const message = messages.transferProofInvalid;
  return { message, errors: { ...errors, bukti_transfer: message } };
}

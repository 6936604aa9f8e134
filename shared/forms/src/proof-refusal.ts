import { messages } from '@lapak/domain/messages';
import { serverFieldErrors } from './server-field-errors.ts';
import type { FormErrors } from './validate-with.ts';

interface ProofRefusal {
  /** For the toast. */
  message: string;
  errors: FormErrors | undefined;
}

/**
 * What the shopper reads when a proof of transfer is refused (spec 3 §8): a picture that the server does not take has
 * one message, whatever is wrong with it.
 * @param info the server's message, or the one in its place
 */
export function proofRefusal(error: unknown, info: string): ProofRefusal {
  const errors = serverFieldErrors(error) ?? undefined;
  if (!errors?.bukti_transfer) return { message: info, errors };
  const message = messages.transferProofInvalid;
  return { message, errors: { ...errors, bukti_transfer: message } };
}

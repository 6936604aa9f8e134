import { answerCode } from '@lapak/contracts/api/answer-code';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import type { FormErrors } from '@lapak/forms/validate-with';
import { errorInfo, isApiError } from '@lapak/runtime';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { FORM_ERROR } from 'final-form';

/** What a mutation hook resolves to: an answer or an error. */
interface Outcome {
  data?: { code: string; info: string };
  error?: unknown;
}

interface Words {
  /** Fallback message without an answer, or for one without a message. */
  failure: string;
  onSuccess: (info: string) => Promise<unknown> | unknown;
}

/** What a form's `onSubmit` returns for an answer: nothing for '00', otherwise the errors of its fields and the server's message. */
export async function answerErrors(
  { data, error }: Outcome,
  { failure, onSuccess }: Words,
): Promise<FormErrors | undefined> {
  if (data?.code === answerCode.success) {
    await onSuccess(data.info);
    return undefined;
  }
  if (isSessionEnd(error)) return undefined;
  const isSilent = isApiError(error) && error.status === 'NETWORK';
  const text = data?.info || (isSilent ? failure : errorInfo(error, failure));
  return { ...serverFieldErrors(error), [FORM_ERROR]: text };
}

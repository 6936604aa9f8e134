import { answerCode } from '@lapak/contracts/api/answer-code';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import type { FormErrors } from '@lapak/forms/validate-with';
import { errorInfo, isApiError } from '@lapak/runtime';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { useState } from 'react';

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

/**
 * Handles the answer of a form: '00' succeeds, field errors go to their fields, any other message to `refusal`.
 * @returns `take`, whose result is the one of final-form's `onSubmit`
 */
export function useAnswer() {
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = async (outcome: Outcome, { failure, onSuccess }: Words): Promise<FormErrors | undefined> => {
    const { data, error } = outcome;
    if (data?.code === answerCode.success) {
      setRefusal(null);
      await onSuccess(data.info);
      return undefined;
    }
    if (isSessionEnd(error)) return undefined;
    const fields = serverFieldErrors(error);
    const isSilent = isApiError(error) && error.status === 'NETWORK';
    setRefusal(data?.info || (isSilent ? failure : errorInfo(error, failure)));
    return fields ?? undefined;
  };
  return { refusal, take };
}

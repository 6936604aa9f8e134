import { answerCode } from '@lapak/contracts/api/answer-code';
import type { FieldErrors } from '@lapak/contracts/api/common';
import type { FormErrors } from './validate-with.ts';

/** What a form reads of a failed call; the runtime's `ApiError` is one. */
interface FailedCall {
  code: string | null;
  errors: FieldErrors;
}

const isFailedCall = (error: unknown): error is FailedCall =>
  typeof error === 'object' && error !== null && 'code' in error && 'errors' in error;

/** The first message of each field (spec 2 §5, "Server field errors"). */
export const firstMessages = (errors: FieldErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])));

/** The server's field errors (code '-3'), as final-form wants them; null when the failure is about no field. */
export function serverFieldErrors(error: unknown): FormErrors | null {
  if (!isFailedCall(error) || error.code !== answerCode.invalid) return null;
  const errors = firstMessages(error.errors);
  return Object.keys(errors).length > 0 ? errors : null;
}

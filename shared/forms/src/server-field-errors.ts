import { answerCode } from '@lapak/contracts/api/answer-code';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { isFailedCall } from './failed-call.ts';
import type { FormErrors } from './validate-with.ts';

/** The first error of each field (spec 2 §5, "Server field errors"). */
export const firstMessages = (errors: FieldErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])));

/** The server's field errors (code '-3') in final-form's format; null when the failure concerns no field. */
export function serverFieldErrors(error: unknown): FormErrors | null {
  if (!isFailedCall(error) || error.code !== answerCode.invalid) return null;
  const errors = firstMessages(error.errors);
  return Object.keys(errors).length > 0 ? errors : null;
}

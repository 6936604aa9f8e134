import type { FormErrors } from '@lapak/forms/validate-with';
import { answerCodes } from './answer-codes.ts';
import { isApiError } from '@lapak/runtime';

/** The server's field errors (code '-3'), one message a field; null when the failure is about no field. */
export function serverFieldErrors(error: unknown): FormErrors | null {
  if (!isApiError(error) || error.code !== answerCodes.invalid) return null;
  const entries = Object.entries(error.errors).flatMap(([field, [message]]) =>
    message ? [[field, message] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

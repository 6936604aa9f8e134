import { answerCode, wholeForm } from '@lapak/contracts/api/answer-code';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { FORM_ERROR } from 'final-form';
import { isFailedCall } from './failed-call.ts';
import type { FormErrors } from './validate-with.ts';

/** The first error of each field (spec 2 §5, "Server field errors"), and of the form as a whole (`FORM_ERROR`). */
export const firstMessages = (errors: FieldErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) =>
      first ? [[field === wholeForm ? FORM_ERROR : field, first]] : [],
    ),
  );

/** The server's field errors (code '-3') in final-form's format; null when the failure concerns no field. */
export function serverFieldErrors(error: unknown): FormErrors | null {
  if (!isFailedCall(error) || error.code !== answerCode.invalid) return null;
  const errors = firstMessages(error.errors);
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What a form's `onSubmit` returns for a failed call: the errors of its fields, otherwise `text` for the form as a whole. */
export const refusedForm = (error: unknown, text: string): FormErrors =>
  serverFieldErrors(error) ?? { [FORM_ERROR]: text };

import { wholeForm } from '@lapak/contracts/api/answer-code';
import type { FieldErrors } from '@lapak/contracts/api/common';
import type { Problem } from '@lapak/contracts/store-document/problem';

/** The place of a problem in a list of entries: which of them, and the field's name in its form. */
export function placeOf({ path }: Problem): { at: number; field: string } {
  const [, , at = '', ...field] = path.split('/');
  return { at: Number(at), field: field.join('.') };
}

/**
 * Problems of one entry as errors of its form's fields, under the fields' places: `price_variety.3.price`.
 * @param inWords puts a message into the words of the form
 */
export function formErrors(problems: readonly Problem[], inWords: (message: string) => string): FieldErrors {
  const errors: FieldErrors = {};
  const add = (field: string, message: string) => {
    (errors[field || wholeForm] ??= []).push(message);
  };
  for (const problem of problems) {
    const { field } = placeOf(problem);
    const inner = (name: string) => (field === '' ? name : `${field}.${name}`);
    if (problem.missing) for (const name of problem.missing) add(inner(name), 'wajib diisi');
    else add(field, inWords(problem.message));
  }
  return errors;
}

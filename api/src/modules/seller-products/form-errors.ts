import type { FieldErrors } from '@lapak/contracts/api/common';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { inFormWords, productLabels } from '@lapak/contracts/store-document/product-labels';

/** The place of a problem in a list of products: which of them, and the field's name in its form. */
export function placeOf({ path }: Problem): { at: number; field: string } {
  const [, , at = '', ...field] = path.split('/');
  return { at: Number(at), field: field.join('.') };
}

/** Problems of one product as errors of its form's fields, under the fields' places: `price_variety.3.price`. */
export function formErrors(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {};
  const add = (field: string, message: string) => {
    (errors[field || 'product'] ??= []).push(message);
  };
  for (const problem of problems) {
    const { field } = placeOf(problem);
    const inner = (name: string) => (field === '' ? name : `${field}.${name}`);
    if (problem.missing) for (const name of problem.missing) add(inner(name), 'wajib diisi');
    else add(field, inFormWords(problem.message));
  }
  return errors;
}

const labels: Readonly<Record<string, string>> = productLabels;

/** The first problem of a product in one sentence, for a list of many. */
export function sentenceOf(problem: Problem): string {
  const [name = ''] = placeOf(problem).field.split('.');
  const label = labels[name];
  return label ? `${label}: ${inFormWords(problem.message)}` : inFormWords(problem.message);
}

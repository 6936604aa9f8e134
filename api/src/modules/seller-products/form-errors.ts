import type { FieldErrors } from '@lapak/contracts/api/common';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { productLabels } from '@lapak/contracts/store-document/product-labels';

/** What messages of the import call fields of lists. */
const others: Readonly<Record<string, string>> = {
  price: 'harga',
  min_product: 'jumlah mulai',
  max_product: 'jumlah sampai',
  form_name: 'nama isian',
};
const labels = new Map(Object.entries({ ...others, ...productLabels }));

/** A message of the import in the words of the form. */
const inWords = (message: string): string =>
  message
    .replace(/\b(?:[a-z]+(?:_[a-z]+)+|price)\b/g, (name) => labels.get(name) ?? name)
    .replace(' bernilai 1', ' dinyalakan');

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
    else add(field, inWords(problem.message));
  }
  return errors;
}

/** The first problem of a product in one sentence, for a list of many. */
export function sentenceOf(problem: Problem): string {
  const [name = ''] = placeOf(problem).field.split('.');
  const label = labels.get(name);
  return label ? `${label}: ${inWords(problem.message)}` : inWords(problem.message);
}

import type { FieldErrors } from '@lapak/contracts/api/common';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { inFormWords, productLabels } from '@lapak/contracts/store-document/product-labels';
import { formErrors, placeOf } from '../seller-forms/form-errors.ts';

export const productErrors = (problems: readonly Problem[]): FieldErrors => formErrors(problems, inFormWords);

const labels: Readonly<Record<string, string>> = productLabels;

/** The first problem of a product in one sentence, for a list of many. */
export function sentenceOf(problem: Problem): string {
  const [name = ''] = placeOf(problem).field.split('.');
  const label = labels[name];
  return label ? `${label}: ${inFormWords(problem.message)}` : inFormWords(problem.message);
}

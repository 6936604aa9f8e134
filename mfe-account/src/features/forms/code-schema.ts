import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';
import { codeRule } from './rules.ts';

export interface CodeValues {
  code: string;
}

/** Spec 3 §5, verification. */
export const validateCode = validateWith(object({ code: codeRule() }));

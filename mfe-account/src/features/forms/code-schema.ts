import { object } from 'yup';
import { codeRule } from './rules.ts';
import { validateWith } from './validate-with.ts';

export interface CodeValues {
  code: string;
}

/** Spec 3 §5, verification. */
export const validateCode = validateWith(object({ code: codeRule() }));

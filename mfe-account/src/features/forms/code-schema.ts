import { messages } from '@lapak/domain/messages';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';

export interface CodeValues {
  code: string;
}

/** Spec 3 §5, verification. */
export const validateCode = validateWith(object({ code: requiredText(messages.codeRequired) }));

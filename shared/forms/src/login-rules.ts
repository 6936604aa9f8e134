import { messages } from '@lapak/domain/messages';
import { requiredText } from './rules.ts';
import { validateWith } from './validate-with.ts';
import { object, string } from 'yup';

export interface LoginValues {
  user?: string;
  password?: string;
}

/** The login of an account, in a shop and in the console (spec 3 §5). */
export const validateLogin = validateWith(
  object({
    user: requiredText(messages.usernameRequired),
    password: string().required(messages.passwordRequired),
  }),
);

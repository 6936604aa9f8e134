import { messages } from '@lapak/domain/messages';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { object, string } from 'yup';

export interface LoginValues {
  user?: string;
  password?: string;
}

export const validateLogin = validateWith(
  object({
    user: requiredText(messages.usernameRequired),
    password: string().required(messages.passwordRequired),
  }),
);

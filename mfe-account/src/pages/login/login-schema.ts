import { messages } from '@lapak/domain/messages';
import { object, string } from 'yup';
import { validateWith } from '../../features/forms/validate-with.ts';

export interface LoginValues {
  user?: string;
  password?: string;
}

/** Spec 3 §5, login. */
export const validateLogin = validateWith(
  object({
    user: string().trim().required(messages.usernameWajib),
    password: string().required(messages.passwordWajib),
  }),
);

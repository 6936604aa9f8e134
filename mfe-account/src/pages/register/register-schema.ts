import { messages } from '@lapak/domain/messages';
import {
  repeatedPassword,
  requiredEmail,
  requiredName,
  requiredPassword,
  requiredText,
} from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';

/** Spec 3 §5, register. */
export const validateRegister = validateWith(
  object({
    name: requiredName(),
    username: requiredText(messages.usernameRequired),
    email: requiredEmail(messages.emailInvalid),
    phone_number: requiredText(messages.accountPhoneRequired),
    password: requiredPassword(6),
    password_confirmation: repeatedPassword(),
  }),
);

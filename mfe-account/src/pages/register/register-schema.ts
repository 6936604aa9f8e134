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
    username: requiredText(messages.usernameWajib),
    email: requiredEmail(messages.emailTidakValid),
    phone_number: requiredText(messages.nomorHandphoneWajib),
    password: requiredPassword(6),
    password_confirmation: repeatedPassword(),
  }),
);

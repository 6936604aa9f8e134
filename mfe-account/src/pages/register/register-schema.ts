import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';
import {
  confirmationRule,
  emailRule,
  nameRule,
  passwordRule,
  phoneRule,
  usernameRule,
} from '../../features/forms/rules.ts';

/** Spec 3 §5, register. */
export const validateRegister = validateWith(
  object({
    name: nameRule(),
    username: usernameRule(),
    email: emailRule(),
    phone_number: phoneRule(),
    password: passwordRule(6),
    password_confirmation: confirmationRule(),
  }),
);

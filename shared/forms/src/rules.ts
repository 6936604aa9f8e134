import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import { postalCodeProblem } from '@lapak/domain/postal-code';
import { ref, string } from 'yup';

/** Required text; spaces alone count as empty. */
export const requiredText = (message: string) => string().trim().required(message);

/** Messages for a malformed e-mail address: checkouts and account pages differ (spec 2 §5, spec 3 §5). */
type EmailFormatText = typeof messages.emailFormatInvalid | typeof messages.emailInvalid;

export const optionalEmail = (malformed: EmailFormatText) =>
  string()
    .trim()
    .test('email', malformed, (text) => !text || isEmail(text));
export const requiredEmail = (malformed: EmailFormatText) =>
  optionalEmail(malformed).required(messages.emailRequired);

export const requiredName = () => requiredText(messages.nameRequired);

/** Digits or nothing (spec 2 §5). */
export const walletPhone = () =>
  string().matches(/^\d*$/, { message: messages.eWalletPhoneNotNumeric, excludeEmptyString: true });

/** Passwords: 6 at registration, 8 at reset and change (spec 3 §9). */
export const requiredPassword = (min: 6 | 8) => {
  const text = min === 6 ? messages.passwordBelow6 : messages.passwordBelow8;
  return string().required(text).min(min, text);
};

/** Repetition of the field `password`. */
export const repeatedPassword = () =>
  string()
    .required(messages.passwordsDiffer)
    .oneOf([ref('password')], messages.passwordsDiffer);

/** A required postal code (spec 2 §5, spec 3 §5). */
export const requiredPostalCode = () =>
  string().test((code, context) => {
    const problem = postalCodeProblem(code);
    return problem === null || context.createError({ message: problem });
  });

/** Rules for a checkout's buyer. Each page has its own message for a missing phone number (spec 2 §5, spec 3 §5). */
export const buyerRules = (phoneMissing: string) => ({
  nama: requiredName(),
  handphone: requiredText(phoneMissing),
  email: requiredEmail(messages.emailFormatInvalid),
});

import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import { postalCodeProblem } from '@lapak/domain/postal-code';
import { ref, string } from 'yup';

/** Text that must be there; spaces alone are none. */
export const requiredText = (message: string) => string().trim().required(message);

/** What a malformed e-mail address is told: a checkout and the account pages differ (spec 2 §5, spec 3 §5). */
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

/** The field `password` once more. */
export const repeatedPassword = () =>
  string()
    .required(messages.passwordsDiffer)
    .oneOf([ref('password')], messages.passwordsDiffer);

/** A postal code that must be there (spec 2 §5, spec 3 §5). */
export const requiredPostalCode = () =>
  string().test((code, context) => {
    const problem = postalCodeProblem(code);
    return problem === null || context.createError({ message: problem });
  });

/** What a checkout asks of its buyer. A missing phone number is told in the page's own words (spec 2 §5, spec 3 §5). */
export const buyerRules = (phoneMissing: string) => ({
  nama: requiredName(),
  handphone: requiredText(phoneMissing),
  email: requiredEmail(messages.emailFormatInvalid),
});

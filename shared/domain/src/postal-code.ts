import { postalCodeInvalid, postalCodeRequired } from './message-catalogue.ts';

/** Digits of an Indonesian postal code. */
export const POSTAL_CODE_LENGTH = 5;

/**
 * Validates a required postal code (spec 2 §5, spec 3 §5): five digits.
 * @returns a message for the shopper, or null
 */
export function postalCodeProblem(text: string | null | undefined): string | null {
  const code = text?.trim() ?? '';
  if (code === '') return postalCodeRequired;
  return /^[0-9]{5}$/.test(code) ? null : postalCodeInvalid;
}

import { canonicalPhone } from '@lapak/domain/phone';
import { cleanText } from './clean-text.ts';

/** A phone number as it is stored and looked up: in its one form; a text that is none stays, clean, to be refused. */
export function phoneText(value: string | null | undefined): string {
  const text = cleanText(value);
  return canonicalPhone(text) ?? text;
}

import { wellFormed } from '@lapak/domain/well-formed';

/** Text as it may be stored: no NUL (PostgreSQL refuses it), no half surrogates, no blanks around it. */
export function cleanText(value: string | null | undefined): string {
  return wellFormed((value ?? '').replaceAll('\0', '')).trim();
}

/** The text, or null when there is none. */
export const textOrNull = (value: string | null | undefined): string | null => value || null;

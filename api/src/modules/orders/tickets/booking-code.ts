import { randomInt } from 'node:crypto';

/** No letters or digits that people mix up when they read a code out at the gate. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;

/** A new code of a ticket, one of 30^12. */
export const bookingCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('');

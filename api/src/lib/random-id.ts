import { randomBytes } from 'node:crypto';

/**
 * 23 characters that cannot be guessed: 128 random bits, safe in an address (decision 16). The letter in front keeps a
 * command line from reading it as an option.
 */
export const publicId = (): string => `t${randomBytes(16).toString('base64url')}`;

import { randomBytes } from 'node:crypto';

/** 22 characters of 128 random bits, safe in an address. */
export const randomPart = (): string => randomBytes(16).toString('base64url');

/**
 * 23 characters that cannot be guessed (decision 16). The letter in front keeps a command line from reading it as an
 * option.
 */
export const publicId = (): string => `t${randomPart()}`;

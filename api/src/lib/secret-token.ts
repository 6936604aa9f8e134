import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a header and in a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database has of a token: SHA-256, hexadecimal. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

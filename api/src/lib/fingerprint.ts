import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/** A hash of what was sent with an idempotency key: the same for the same content, whatever the order of its fields. */
export const fingerprintOf = (content: object): string =>
  createHash('sha256').update(stringify(content)).digest('base64url');

/** How a file is represented in a fingerprint. */
export const fileFingerprint = (file: Buffer | null) =>
  file && { bytes: file.length, sha256: createHash('sha256').update(file).digest('base64url') };

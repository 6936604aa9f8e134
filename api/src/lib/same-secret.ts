import { timingSafeEqual } from 'node:crypto';

/** Whether a given text is the secret; in constant time, so that the duration does not reveal where they differ. */
export function isSameSecret(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

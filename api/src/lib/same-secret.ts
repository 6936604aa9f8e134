import { timingSafeEqual } from 'node:crypto';

/** Whether a given text is the secret; how long it takes says nothing about where they differ. */
export function isSameSecret(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHash, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

const COOKIE = 'lapak_canary';
/** So few numbers that one identifies nobody. */
const NUMBERS = 1000;
const REMEMBERED_SECONDS = 90 * 24 * 60 * 60;

/** The number that a visitor was given, 0 to 999, which decides the canaries; null without one. */
export function visitorIn({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  if (!headers.cookie?.includes(COOKIE)) return null;
  const number = /^\d{1,3}$/.exec(parseCookie(headers.cookie)[COOKIE] ?? '')?.[0];
  return number === undefined ? null : Number(number);
}

export const newVisitor = (): number => randomInt(NUMBERS);

/** The header that makes a browser keep the number. @param isSecure whether the site is reached by https alone */
export const visitorCookie = (visitor: number, isSecure: boolean): string =>
  stringifySetCookie({
    name: COOKIE,
    value: String(visitor),
    path: '/',
    maxAge: REMEMBERED_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });

/**
 * Whether a visitor is among the share that gets a canary: the same in every process, independent of the visitor's luck
 * with other canaries, and still true when the share grows.
 * @param percent 0 to 100
 */
export function isInCanary(visitor: number, part: string, version: string, percent: number): boolean {
  const digest = createHash('sha1').update(`${visitor} ${part} ${version}`).digest();
  return digest.readUInt32BE() % 100 < percent;
}

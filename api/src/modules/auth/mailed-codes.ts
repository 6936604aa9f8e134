import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { dropRows, type DropMode } from '../../db/drop-rows.ts';
import { mailedCodes, type CodePurpose } from '../../db/schema/users.ts';
import { hashCode, matchesHash } from './hashing.ts';

export const CODE_LIFETIME_MS = 15 * 60 * 1000;
const MAX_ATTEMPTS = 5;

const LONG_GROUPS = 4;

/** Digits alone, however they are grouped, so that a phone's number pad types them. */
const digits = (code: string) => code.replace(/[\s-]/g, '');

const aGroup = (length: number) => String(randomInt(0, 10 ** length)).padStart(length, '0');

/** Six digits, or sixteen in groups of four. */
const newCode = (isLong: boolean): string =>
  isLong ? Array.from({ length: LONG_GROUPS }, () => aGroup(4)).join(' ') : aGroup(6);

const of = (email: string, purpose: CodePurpose) =>
  and(eq(mailedCodes.email, email.toLowerCase()), eq(mailedCodes.purpose, purpose));

interface IssuedCode {
  now: Date;
  isLong: boolean;
  lifetimeMs: number;
  /** What the code is good for alone, hashed with it; it holds with the same text only. */
  forWhat?: string;
}

/** E-mailed codes, hashed. A short one is locked after five tries; a long one cannot be guessed. The latest counts. */
export const mailedCodeRepository = (db: Queryable) => ({
  /** A new code, to be mailed. @param lifetimeMs how long it holds */
  async issue(
    email: string,
    purpose: CodePurpose,
    { now, isLong, lifetimeMs, forWhat = '' }: IssuedCode,
  ): Promise<string> {
    const code = newCode(isLong);
    const row = {
      codeHash: await hashCode(digits(code) + forWhat),
      isLong,
      attempts: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    };
    await db
      .insert(mailedCodes)
      .values({ email: email.toLowerCase(), purpose, ...row })
      .onConflictDoUpdate({
        target: [mailedCodes.email, mailedCodes.purpose],
        set: row,
        // A short code that was made at the same moment does not end a long one.
        setWhere: isLong ? undefined : or(not(mailedCodes.isLong), lt(mailedCodes.expiresAt, now)),
      });
    return code;
  },

  /**
   * Whether a code holds; takes as long without one. Every call counts as a try, before it is compared, so that many at
   * once are not more.
   * @param email null when there is no such account
   * @throws BusyError when too many wait to be compared
   */
  async matches(
    email: string | null,
    purpose: CodePurpose,
    code: string,
    { now, isShortAllowed, forWhat = '' }: { now: Date; isShortAllowed: boolean; forWhat?: string },
  ): Promise<boolean> {
    const mayMatch = isShortAllowed
      ? or(mailedCodes.isLong, lt(mailedCodes.attempts, MAX_ATTEMPTS))
      : mailedCodes.isLong;
    const [tried] = await db
      .update(mailedCodes)
      .set({ attempts: sql`least(${mailedCodes.attempts} + 1, 1000)` })
      .where(and(of(email ?? '', purpose), mayMatch, gt(mailedCodes.expiresAt, now)))
      .returning({ codeHash: mailedCodes.codeHash });
    return matchesHash(tried?.codeHash ?? null, digits(code) + forWhat);
  },

  /** Whether a long code is in the mailbox that can still be used. */
  async hasLong(email: string, purpose: CodePurpose, now: Date): Promise<boolean> {
    const [code] = await db
      .select({ email: mailedCodes.email })
      .from(mailedCodes)
      .where(and(of(email, purpose), mailedCodes.isLong, gt(mailedCodes.expiresAt, now)));
    return code !== undefined;
  },

  /** Ends a code: it was used. @returns false when it had ended before */
  async end(email: string, purpose: CodePurpose): Promise<boolean> {
    const ended = await db
      .delete(mailedCodes)
      .where(of(email, purpose))
      .returning({ email: mailedCodes.email });
    return ended.length > 0;
  },

  /** Deletes codes that are too old. @returns how many they are */
  dropOld: (now: Date, mode: DropMode): Promise<number> =>
    dropRows(db, mailedCodes, lt(mailedCodes.expiresAt, now), mode),
});

import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hash, verify } from '@node-rs/argon2';
import type { Queryable } from '../../db/client.ts';
import { authCodes, type CodePurpose } from '../../db/schema/users.ts';

export const CODE_LIFETIME_MS = 15 * 60 * 1000;
export const MAX_ATTEMPTS = 5;

const ofUser = (userId: number, purpose: CodePurpose) =>
  and(eq(authCodes.userId, userId), eq(authCodes.purpose, purpose));

/** E-mailed codes of six digits: hashed, valid for 15 minutes, locked after five tries. A new code ends the one before. */
export const codeRepository = (db: Queryable) => ({
  /** A new code, to be mailed. */
  async issue(userId: number, purpose: CodePurpose, now: Date): Promise<string> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const row = {
      codeHash: await hash(code),
      attempts: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    };
    await db
      .insert(authCodes)
      .values({ userId, purpose, ...row })
      .onConflictDoUpdate({ target: [authCodes.userId, authCodes.purpose], set: row });
    return code;
  },

  /** Whether a code holds. Every call counts as a try, before it is compared, so that many at once are not more. */
  async matches(userId: number, purpose: CodePurpose, code: string, now: Date): Promise<boolean> {
    const [tried] = await db
      .update(authCodes)
      .set({ attempts: sql`${authCodes.attempts} + 1` })
      .where(and(ofUser(userId, purpose), lt(authCodes.attempts, MAX_ATTEMPTS), gt(authCodes.expiresAt, now)))
      .returning({ codeHash: authCodes.codeHash });
    return tried !== undefined && verify(tried.codeHash, code.trim());
  },

  /** Whether a code is on its way that could still be used. */
  async isWaiting(userId: number, purpose: CodePurpose, now: Date): Promise<boolean> {
    const [code] = await db
      .select({ userId: authCodes.userId })
      .from(authCodes)
      .where(and(ofUser(userId, purpose), gt(authCodes.expiresAt, now)));
    return code !== undefined;
  },

  /** Ends a code: it was used. */
  async end(userId: number, purpose: CodePurpose): Promise<void> {
    await db.delete(authCodes).where(ofUser(userId, purpose));
  },
});

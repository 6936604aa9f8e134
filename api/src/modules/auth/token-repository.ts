import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { dropRows, type DropMode } from '../../db/drop-rows.ts';
import { authTokens, users } from '../../db/schema/users.ts';
import { newToken, tokenHash } from '../../lib/secret-token.ts';

/** The caller: the account of a bearer token. */
export interface Caller {
  id: number;
  name: string;
  email: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_LIFETIME_MS = 90 * DAY_MS;

/** Bearer tokens: 256 random bits; only their hash is stored, and deleting it revokes the token. */
export const tokenRepository = (db: Queryable) => ({
  /** A new token of an account. */
  async issue(userId: number, now: Date): Promise<string> {
    const token = newToken();
    await db.insert(authTokens).values({
      tokenHash: tokenHash(token),
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS),
    });
    return token;
  },

  /** The account of a token, or null when the token is unknown, revoked or too old. */
  async findCaller(token: string, now: Date): Promise<Caller | null> {
    const [caller] = await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(authTokens)
      .innerJoin(users, eq(users.id, authTokens.userId))
      .where(and(eq(authTokens.tokenHash, tokenHash(token)), gt(authTokens.expiresAt, now)));
    return caller ?? null;
  },

  async revoke(token: string): Promise<void> {
    await db.delete(authTokens).where(eq(authTokens.tokenHash, tokenHash(token)));
  },

  /** Ends every other session of an account, as a password changed in this one must. */
  async revokeOthers(userId: number, token: string): Promise<void> {
    await db
      .delete(authTokens)
      .where(and(eq(authTokens.userId, userId), ne(authTokens.tokenHash, tokenHash(token))));
  },

  /** Deletes tokens that are too old to be taken. @returns how many they are */
  dropOld: (now: Date, mode: DropMode): Promise<number> =>
    dropRows(db, authTokens, lt(authTokens.expiresAt, now), mode),

  /** Ends every session of an account, as a reset password must. */
  async revokeAll(userId: number): Promise<void> {
    await db.delete(authTokens).where(eq(authTokens.userId, userId));
  },
});

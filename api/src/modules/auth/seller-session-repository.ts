import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { dropRows, type DropMode } from '../../db/drop-rows.ts';
import { sellerSessions } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import { newToken, tokenHash } from '../../lib/secret-token.ts';
import type { Caller } from './token-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a session of the console lasts after it was used. */
export const SELLER_SESSION_MS = 14 * DAY_MS;
/** A session that lasts longer than this is not renewed yet: one write a day is enough. */
const RENEW_BELOW_MS = SELLER_SESSION_MS - DAY_MS;

/** The account of a session of the console. */
export interface SellerSessionRow extends Caller {
  /** Whether it was used for the first time in a day. */
  isToRenew: boolean;
}

const endOf = (now: Date) => new Date(now.getTime() + SELLER_SESSION_MS);
const isOf = (token: string) => eq(sellerSessions.tokenHash, tokenHash(token));

/** Sessions of the console, apart from the shoppers' tokens: one gives no access to the other's calls. */
export const sellerSessionRepository = (db: Queryable) => ({
  /** The token of a new session. */
  async issue(userId: number, now: Date): Promise<string> {
    const token = newToken();
    await db
      .insert(sellerSessions)
      .values({ tokenHash: tokenHash(token), userId, createdAt: now, expiresAt: endOf(now) });
    return token;
  },

  /** The account of a session, or null when it is unknown, ended or too old. */
  async find(token: string, now: Date): Promise<SellerSessionRow | null> {
    const [found] = await db
      .select({ id: users.id, name: users.name, email: users.email, expiresAt: sellerSessions.expiresAt })
      .from(sellerSessions)
      .innerJoin(users, eq(users.id, sellerSessions.userId))
      .where(and(isOf(token), gt(sellerSessions.expiresAt, now)));
    if (!found) return null;
    const { expiresAt, ...account } = found;
    return { ...account, isToRenew: expiresAt.getTime() - now.getTime() < RENEW_BELOW_MS };
  },

  /** Lets a session last as long as a new one. */
  async renew(token: string, now: Date): Promise<void> {
    await db
      .update(sellerSessions)
      .set({ expiresAt: endOf(now) })
      .where(isOf(token));
  },

  async revoke(token: string): Promise<void> {
    await db.delete(sellerSessions).where(isOf(token));
  },

  /** Ends every session of an account, as a new password must. */
  async revokeAll(userId: number): Promise<void> {
    await db.delete(sellerSessions).where(eq(sellerSessions.userId, userId));
  },

  /** Deletes sessions that have expired. @returns how many they are */
  dropOld: (now: Date, mode: DropMode): Promise<number> =>
    dropRows(db, sellerSessions, lt(sellerSessions.expiresAt, now), mode),
});

import type { FastifyInstance, InjectOptions } from 'fastify';
import { sellerHeader, type MemberRole } from '@lapak/contracts/api/seller';
import type { Database } from '../db/client.ts';
import { storeMembers } from '../db/schema/members.ts';
import { users } from '../db/schema/users.ts';
import { sellerSessionRepository } from '../modules/auth/seller-session-repository.ts';
import { uniqueName } from './a-store.ts';

/** The headers of a console's calls. @param token of a session; none without a login */
export const consoleHeaders = (token?: string): Record<string, string> => ({
  [sellerHeader]: '1',
  ...(token === undefined ? {} : { cookie: `lapak_kelola=${token}` }),
});

/** An account that is logged in to the console at `now`, with the headers of its calls. */
export async function aSeller(db: Database, now: Date, own: Partial<typeof users.$inferInsert> = {}) {
  const username = uniqueName('penjual');
  const [user] = await db
    .insert(users)
    .values({ name: 'Wulan', username, email: `${username}@lapak.test`, emailVerifiedAt: now, ...own })
    .returning();
  if (!user) throw new Error('The database wrote no row');
  const token = await sellerSessionRepository(db).issue(user.id, now);
  return { user, token, headers: consoleHeaders(token) };
}

/** A seller who works in a store. */
export async function aMember(
  db: Database,
  now: Date,
  storeId: number,
  role: MemberRole = 'owner',
  own: Partial<typeof users.$inferInsert> = {},
) {
  const seller = await aSeller(db, now, own);
  await db.insert(storeMembers).values({ storeId, userId: seller.user.id, role });
  return seller;
}

/** Calls of the console for tests. */
export const consoleClient =
  (app: FastifyInstance) =>
  async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { headers, payload }: Pick<InjectOptions, 'headers' | 'payload'> = {},
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/seller${url}`,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
  };

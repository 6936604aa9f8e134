import type { Database } from '../db/client.ts';
import { users } from '../db/schema/users.ts';
import { tokenRepository } from '../modules/auth/token-repository.ts';
import { uniqueName } from './a-store.ts';

/** An account that is logged in at `now`, with its token and the header of its requests. */
export async function aShopper(db: Database, now: Date) {
  const username = uniqueName('pembeli');
  const [user] = await db
    .insert(users)
    .values({ name: 'Sari', username, email: `${username}@lapak.test` })
    .returning();
  if (!user) throw new Error('The database wrote no row');
  const token = await tokenRepository(db).issue(user.id, now);
  return { user, token, headers: { authorization: `Bearer ${token}` } };
}

import type { LoginData } from '@lapak/contracts/api/auth';
import type { Queryable } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { sellerSessionRepository } from './seller-session-repository.ts';
import { tokenRepository } from './token-repository.ts';
import { userRepository, userView, type UserRow } from './user-repository.ts';

/** A session of an authenticated account: its token, and the account as its owner sees it. */
export async function beginSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
): Promise<LoginData> {
  return {
    access_token: await tokenRepository(db).issue(user.id, clock.now()),
    user: userView(user, await userRepository(db).address(user.id)),
    email: user.email,
  };
}

/** Ends every session of an account, of shops and of the console, as a reset password must. */
export async function endSessions(tx: Queryable, userId: number): Promise<void> {
  await tokenRepository(tx).revokeAll(userId);
  await sellerSessionRepository(tx).revokeAll(userId);
}

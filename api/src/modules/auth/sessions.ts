import type { LoginData } from '@lapak/contracts/api/auth';
import type { Services } from '../../services.ts';
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

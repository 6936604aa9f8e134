import { answerCode } from '@lapak/contracts/api/common';
import { cleanText } from '../../lib/clean-text.ts';
import { accepted, refused, type Outcome } from '../../lib/refusal.ts';
import { accountKey } from './account-key.ts';
import { createCodeMailing, type AuthDeps } from './code-mailing.ts';
import { matchesHash } from './hashing.ts';
import { registrationRepository } from './registration-repository.ts';
import { userRepository, type UserRow } from './user-repository.ts';

/**
 * Login (spec 3 §4). Every expected failure is a value.
 * @param purpose of the code that is mailed to whoever registered and did not verify
 */
export function createLoginService(
  deps: AuthDeps,
  purpose: 'verification' | 'seller_registration' = 'verification',
) {
  const { db, clock, guard } = deps;
  const mailing = createCodeMailing(deps);

  /**
   * The account of a password; code '-1' with the e-mail address when it is not verified. The caller begins the session.
   * @param ip of the client
   * @throws BusyError when too many passwords wait to be checked
   */
  return async function login(
    body: { user: string; password: string },
    ip: string,
  ): Promise<Outcome<UserRow>> {
    const refusal = await guard.enter('login', ip);
    if (refusal) return refusal;
    const typed = cleanText(body.user);
    // Both are read in any case, so that an account does not show by the time it takes.
    const [user, waiting] = await Promise.all([
      userRepository(db).findByLogin(typed),
      registrationRepository(db, clock.now).newest(typed),
    ]);
    const account = user?.passwordHash ? user : null;
    const meant = account ?? waiting;
    const key = accountKey(meant?.email ?? user?.email ?? typed);
    const locked = await guard.tryPassword(key);
    if (locked) return locked;
    if (!(await matchesHash(meant?.passwordHash ?? null, body.password))) {
      return refused(401, 'Username atau password salah');
    }
    await guard.passwordWasRight(key);
    await guard.giveBack('login', ip);
    if (account) return accepted(account);
    if (!waiting) throw new Error('A password without an account matched');
    const { retryAfter } = await mailing.send(purpose, typed, waiting);
    return {
      ...refused(403, 'Akun belum diverifikasi. Kode verifikasi sudah dikirim ke email kamu'),
      code: answerCode.unverified,
      data: { email: waiting.email, registration: waiting.id, retry_after: retryAfter },
    };
  };
}

import { eq } from 'drizzle-orm';
import type { LoginData } from '@lapak/contracts/api/auth';
import { messages } from '@lapak/domain/messages';
import { users } from '../../db/schema/users.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { accepted, invalid, RefusedInTransaction, refused, type Outcome } from '../../lib/refusal.ts';
import { accountKey } from './account-key.ts';
import { CHANGE_MIN_PASSWORD, passwordProblems } from './account-rules.ts';
import { createCodeMailing, useTheLatest, wrongCode, type AuthDeps } from './code-mailing.ts';
import { hashPassword } from './hashing.ts';
import { mailedCodeRepository } from './mailed-codes.ts';
import { beginSession, endSessions } from './sessions.ts';
import { userRepository, type UserRow } from './user-repository.ts';

const codeSent = 'Kalau akunnya terdaftar, kode sudah dikirim ke emailnya';

/** Of a code that held one step before, most often used by a reset whose answer was lost. */
const codeGone =
  'Kode sudah dipakai atau tidak berlaku lagi. Coba masuk dengan password baru, atau minta kode baru';

interface ResetBody {
  user: string;
  code: string;
  password: string;
  password_confirmation: string;
}

/** The chain of a forgotten password (spec 3 §4, §7). Every expected failure is a value. */
export function createPasswordResetService(deps: AuthDeps) {
  const { db, clock, guard } = deps;
  const accounts = userRepository(db);
  const mailing = createCodeMailing(deps);

  /** The account of a mailed code. */
  async function owner(
    body: { user: string; code: string },
    ip: string,
    ifWrong: string,
  ): Promise<Outcome<UserRow>> {
    const refusal = await guard.enter('code', ip);
    if (refusal) return refusal;
    const typed = cleanText(body.user);
    const user = await accounts.findByLogin(typed);
    const problem = await mailing.problem('forgot_password', typed, user, {
      code: body.code,
      ifWrong,
    });
    if (problem || !user) return problem ?? refused(422, ifWrong);
    await guard.giveBack('code', ip);
    return accepted(user);
  }

  /** Stores the new password, ends every session, and marks the address as verified, since the code proves it. */
  const written = (user: UserRow, passwordHash: string) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const isFirst = await mailedCodeRepository(tx).end(user.email, 'forgot_password');
      if (!isFirst) throw new RefusedInTransaction(refused(422, codeGone));
      await tx
        .update(users)
        .set({ passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now, updatedAt: now })
        .where(eq(users.id, user.id));
      await endSessions(tx, user.id);
      return accepted(null);
    });

  return {
    /** Mails a code; answers the same, and as soon, whether there is such an account. */
    async request(
      body: { user: string },
      ip: string,
    ): Promise<Outcome<{ info: string; retry_after: number }>> {
      if (body.user.trim() === '') return invalid({ user: [messages.emailRequired] });
      const refusal = await guard.enter('send', ip);
      if (refusal) return refusal;
      const typed = cleanText(body.user);
      const sent = await mailing.send('forgot_password', typed, await accounts.findByLogin(typed));
      return accepted({ info: sent.isOver ? useTheLatest : codeSent, retry_after: sent.retryAfter });
    },

    /** Whether the mailed code holds; it is used up by the reset. */
    async verify(body: { user: string; code: string }, ip: string): Promise<Outcome<null>> {
      if (body.code.trim() === '') return invalid({ code: [messages.codeRequired] });
      const found = await owner(body, ip, wrongCode);
      return found.ok ? accepted(null) : found;
    },

    /**
     * Sets a new password for the holder of the mailed code.
     * @returns a session when strangers' tries could keep the new password out, else null
     * @throws BusyError when too many passwords wait to be hashed
     */
    async reset(body: ResetBody, ip: string): Promise<Outcome<LoginData | null>> {
      const problems = passwordProblems(body.password, body.password_confirmation, CHANGE_MIN_PASSWORD);
      if (Object.keys(problems).length > 0) return invalid(problems);
      const found = await owner(body, ip, codeGone);
      if (!found.ok) return found;
      const user = found.data;
      const done = await written(user, await hashPassword(body.password));
      if (!done.ok) return done;
      const isUnderAttack = await guard.beginAnew(accountKey(user.email));
      return accepted(isUnderAttack ? await beginSession(deps, user) : null);
    },
  };
}

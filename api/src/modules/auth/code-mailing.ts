import { NO_STORE } from '../../db/schema/mails.ts';
import type { CodePurpose } from '../../db/schema/users.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import type { Services } from '../../services.ts';
import type { AccountGuard } from './account-guard.ts';
import { accountKey } from './account-key.ts';
import { resetMail, verificationMail, type MailedCode } from './auth-mails.ts';
import { CODE_LIFETIME_MS, mailedCodeRepository } from './mailed-codes.ts';

export type AuthDeps = Pick<Services, 'db' | 'clock' | 'mails'> & { guard: AccountGuard };

interface Addressee {
  name: string;
  email: string;
}

const mailOf: Record<CodePurpose, (to: Addressee, code: MailedCode) => Mail> = {
  verification: verificationMail,
  forgot_password: resetMail,
};

/** Replaces "sudah dikirim" when more codes were requested than are mailed. */
export const useTheLatest = 'Kode sudah beberapa kali dikirim. Pakai kode di email yang terakhir';

/**
 * Mails codes, few in an hour and in a day. When one is not mailed, a long one that is still valid is in the mailbox:
 * the owner of the mailbox always has a code, however many others request (docs/adr/0013).
 */
export function createCodeMailing({ db, clock, mails, guard }: AuthDeps) {
  const codes = mailedCodeRepository(db);

  /** Makes a code and writes its mail in one transaction: a code that counts is always on its way. */
  async function write(purpose: CodePurpose, to: Addressee, lastsMs: number | null): Promise<void> {
    const isLong =
      lastsMs !== null ||
      (await guard.isCodeSpent(accountKey(to.email))) ||
      (await codes.hasLong(to.email, purpose, clock.now()));
    const lifetimeMs = Math.max(lastsMs ?? 0, CODE_LIFETIME_MS);
    const now = clock.now();
    await db.transaction(async (tx) => {
      const code = await mailedCodeRepository(tx).issue(to.email, purpose, { now, isLong, lifetimeMs });
      const mail = mailOf[purpose](to, { code, lifetimeMs });
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      await mails.write(tx, [{ ...mail, storeId: NO_STORE, kind: purpose, expiresAt }]);
    });
  }

  return {
    /**
     * Mails a code, after the answer, so that a missing account does not show by the time it takes.
     * @param typed what the shopper wrote; counted when there is no such account
     * @returns whether more were requested than are mailed
     */
    async send(purpose: CodePurpose, typed: string, to: Addressee | null): Promise<{ isOver: boolean }> {
      const key = `${purpose} ${accountKey(to?.email ?? typed)}`;
      const { lastsMs, isOver } = await guard.trySend(key);
      const isThere =
        lastsMs !== null &&
        ((await codes.hasLong(to?.email ?? '', purpose, clock.now())) || !(await guard.isFirstToLast(key)));
      if (to && !isThere) mails.later(() => write(purpose, to, lastsMs));
      return { isOver };
    },

    /** Counts a guess by account and compares it. @throws BusyError when too many wait to be compared */
    async matches(purpose: CodePurpose, typed: string, to: Addressee | null, code: string): Promise<boolean> {
      const key = accountKey(to?.email ?? typed);
      const isShortAllowed = await guard.tryCode(key);
      const matches = await codes.matches(to?.email ?? null, purpose, code, {
        now: clock.now(),
        isShortAllowed,
      });
      if (matches) await guard.codeWasRight(key);
      return matches;
    },
  };
}

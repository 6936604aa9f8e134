import { NO_STORE } from '../../db/schema/mails.ts';
import type { CodePurpose } from '../../db/schema/users.ts';
import type { Mail } from '../../mail/mailer.ts';
import { answerCode } from '@lapak/contracts/api/common';
import { refused, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import type { AccountGuard } from './account-guard.ts';
import { accountKey, mailboxOfAccount } from './account-key.ts';
import { resetMail, sellerMail, verificationMail, type MailedCode } from './auth-mails.ts';
import { CODE_LIFETIME_MS, mailedCodeRepository } from './mailed-codes.ts';

export type AuthDeps = Pick<Services, 'db' | 'clock' | 'mails'> & { guard: AccountGuard };

interface Addressee {
  name: string;
  email: string;
}

/** Purposes of codes that belong to an account. */
export type AccountCode = Exclude<CodePurpose, 'store_account'>;

const mailOf: Record<AccountCode, (to: Addressee, code: MailedCode) => Mail> = {
  verification: verificationMail,
  forgot_password: resetMail,
  seller_registration: sellerMail,
};

/** Codes that are always long: nobody guesses one for an account that is to hold a store. */
const isAlwaysLong = (purpose: AccountCode): boolean => purpose === 'seller_registration';

/** Replaces "sudah dikirim" when more codes were requested than are mailed. */
export const useTheLatest = 'Kode sudah beberapa kali dikirim. Pakai kode di email yang terakhir';

export const wrongCode = 'Kode salah atau sudah kedaluwarsa. Periksa lagi, atau minta kode baru';
const codeLocked = 'Kode sudah 5 kali salah. Silakan minta kode baru';

const sendKeyOf = (purpose: AccountCode, text: string): string => `${purpose} ${mailboxOfAccount(text)}`;

export interface SentCode {
  /** More were requested than are mailed. */
  isOver: boolean;
  /** Seconds until another may be requested. */
  retryAfter: number;
}

/**
 * Mails codes, few in an hour and in a day. When one is not mailed, a long one that is still valid is in the mailbox:
 * the owner of the mailbox always has a code, however many others request (docs/adr/0013).
 */
export function createCodeMailing({ db, clock, mails, guard }: AuthDeps) {
  const codes = mailedCodeRepository(db);

  /**
   * Whether a long code is valid, or another request is making one. By the account: that of another spelling of the mailbox
   * is none for this one.
   */
  const isThere = async (purpose: AccountCode, to: Addressee): Promise<boolean> =>
    (await codes.hasLong(to.email, purpose, clock.now())) ||
    !(await guard.isFirstToLast(`${purpose} ${accountKey(to.email)}`));

  /** Makes a code and writes its mail in one transaction: a code that counts is always on its way. */
  async function write(purpose: AccountCode, to: Addressee, lastsMs: number | null): Promise<void> {
    const isLong =
      isAlwaysLong(purpose) ||
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
     * Counts a request and mails a code. What depends on the account is done after the answer, so that a missing one
     * does not show by the time it takes.
     * @param typed what the shopper wrote; counted when there is no such account
     */
    async send(purpose: AccountCode, typed: string, to: Addressee | null): Promise<SentCode> {
      const key = sendKeyOf(purpose, to?.email ?? typed);
      const { lastsMs, isOver, waitMs } = await guard.trySend(key);
      mails.later(async () => {
        if (!to || (lastsMs !== null && (await isThere(purpose, to)))) return;
        await write(purpose, to, lastsMs);
      });
      return { isOver, retryAfter: Math.ceil(waitMs / 1_000) };
    },

    /**
     * Counts a guess by account and compares it.
     * @param code what was typed, and what is said of a wrong one
     * @returns why it is refused, the same without such an account; null when it is right
     * @throws BusyError when too many wait to be compared
     */
    async problem(
      purpose: AccountCode,
      typed: string,
      to: Addressee | null,
      { code, ifWrong = wrongCode }: { code: string; ifWrong?: string },
    ): Promise<Refusal | null> {
      const key = accountKey(to?.email ?? typed);
      const sendKey = sendKeyOf(purpose, to?.email ?? typed);
      const isShortAllowed = await guard.tryCode(key);
      const matches = await codes.matches(to?.email ?? null, purpose, code, {
        now: clock.now(),
        isShortAllowed,
      });
      if (to && matches) {
        await guard.codeWasRight(key, sendKey);
        return null;
      }
      if (!(await guard.codeWasWrong(sendKey))) return refused(422, ifWrong);
      const waitMs = await guard.sendWaitMs(sendKey);
      const data = { retry_after: Math.ceil(waitMs / 1_000) };
      const locked = refused(422, waitMs > 0 ? useTheLatest : codeLocked);
      return { ...locked, code: answerCode.codeLocked, data };
    },
  };
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LoginData, RegisterBody } from '@lapak/contracts/api/auth';
import { answerCode } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { NO_STORE } from '../../db/schema/mails.ts';
import { users, type CodePurpose } from '../../db/schema/users.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { phoneKey } from '../../lib/phone-key.ts';
import { accepted, invalid, refused, type Outcome } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import {
  CHANGE_MIN_PASSWORD,
  passwordProblems,
  profileProblems,
  REGISTER_MIN_PASSWORD,
  takenField,
} from './account-rules.ts';
import { resetMail, verificationMail } from './auth-mails.ts';
import { CODE_LIFETIME_MS, codeRepository } from './code-repository.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { tokenRepository } from './token-repository.ts';
import { userRepository, userView, type UserRow } from './user-repository.ts';

const mailOf = { verification: verificationMail, forgot_password: resetMail };

const waitsForVerification =
  'Email ini menunggu verifikasi. Pakai kode di email, atau daftar lagi setelah 15 menit';
const wrongCode = 'Kode salah atau sudah kedaluwarsa';

/** Login, registration, verification and the password chain (spec 3 §4, §7). Every failure is a value. */
export function createAuthService({ db, clock, mails }: Pick<Services, 'db' | 'clock' | 'mails'>) {
  const accounts = userRepository(db);
  const codes = codeRepository(db);
  const tokens = tokenRepository(db);

  /** Makes a code and writes its mail in one transaction: a code that counts is always on its way. */
  async function mailCode(user: UserRow, purpose: CodePurpose): Promise<void> {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const mail = mailOf[purpose](user, await codeRepository(tx).issue(user.id, purpose, now));
      const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
      await mails.write(tx, [{ ...mail, storeId: NO_STORE, kind: purpose, expiresAt }]);
    });
    mails.wake();
  }
  const mailVerification = (user: UserRow) => mailCode(user, 'verification');

  /**
   * Whether somebody else has just registered the address: while a code of theirs can be used, a second registration
   * would let the owner of the address verify a stranger's password.
   */
  async function isClaimed(body: RegisterBody): Promise<boolean> {
    const [waiting] = await db
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, body.email.toLowerCase()), isNull(users.emailVerifiedAt)));
    if (!waiting || waiting.passwordHash === null) return false;
    const isLive = await codes.isWaiting(waiting.id, 'verification', clock.now());
    return isLive && !(await passwordMatches(waiting.passwordHash, body.password));
  }

  /** A new account, or an unverified one of the same address taken over: nobody keeps an address from its owner. */
  async function saveRegistration(body: RegisterBody): Promise<UserRow | null> {
    const now = clock.now();
    const account = {
      name: body.name,
      username: body.username,
      email: body.email,
      phoneNumber: body.phone_number,
      phoneKey: phoneKey(body.phone_number),
      passwordHash: await hashPassword(body.password),
      updatedAt: now,
    };
    return db.transaction(async (tx) => {
      const [waiting] = await tx
        .update(users)
        .set(account)
        .where(and(eq(sql`lower(${users.email})`, body.email.toLowerCase()), isNull(users.emailVerifiedAt)))
        .returning();
      if (waiting) return waiting;
      const [made] = await tx
        .insert(users)
        .values({ ...account, createdAt: now })
        .returning();
      return made ?? null;
    });
  }

  return {
    /** A token and the account; code '-1' with the e-mail address when the account is not verified. */
    async login(body: { user: string; password: string }): Promise<Outcome<LoginData>> {
      const user = await accounts.findByLogin(cleanText(body.user));
      const matches = await passwordMatches(user?.passwordHash ?? null, body.password);
      if (!user || !matches) return refused(401, 'Username atau password salah');
      if (user.emailVerifiedAt === null) {
        await mailVerification(user);
        return {
          ...refused(403, 'Akun belum diverifikasi. Kode verifikasi sudah dikirim ke email kamu'),
          code: answerCode.unverified,
          data: { email: user.email },
        };
      }
      const access_token = await tokens.issue(user.id, clock.now());
      return accepted({
        access_token,
        user: userView(user, await accounts.address(user.id)),
        email: user.email,
      });
    },

    /** Makes an account and mails its code. */
    async register(raw: RegisterBody): Promise<Outcome<null>> {
      const body: RegisterBody = {
        ...raw,
        name: cleanText(raw.name),
        username: cleanText(raw.username),
        email: cleanText(raw.email),
        phone_number: cleanText(raw.phone_number),
      };
      const problems = {
        ...profileProblems(body),
        ...passwordProblems(body.password, body.password_confirmation, REGISTER_MIN_PASSWORD),
      };
      if (Object.keys(problems).length > 0) return invalid(problems);
      if (await isClaimed(body)) return invalid({ email: [waitsForVerification] });
      try {
        const user = await saveRegistration(body);
        if (user) await mailVerification(user);
        return accepted(null);
      } catch (error) {
        const taken = takenField(error);
        if (taken) return invalid(taken);
        throw error;
      }
    },

    /** Takes the mailed code of a registration. */
    async verify(body: { user: string; code: string }): Promise<Outcome<null>> {
      if (body.code.trim() === '') return invalid({ code: [messages.kodeWajib] });
      const user = await accounts.findByLogin(cleanText(body.user));
      const matches = user !== null && (await codes.matches(user.id, 'verification', body.code, clock.now()));
      if (!user || !matches) return refused(422, wrongCode);
      await codes.end(user.id, 'verification');
      await db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, user.id));
      return accepted(null);
    },

    /** Mails a new code; answers the same whether there is such an account. */
    async resend(body: { user: string }): Promise<Outcome<null>> {
      const user = await accounts.findByLogin(cleanText(body.user));
      if (user && user.emailVerifiedAt === null) await mailVerification(user);
      return accepted(null);
    },

    /** Mails a code for a new password; answers the same whether there is such an account. */
    async requestReset(body: { user: string }): Promise<Outcome<null>> {
      if (body.user.trim() === '') return invalid({ user: [messages.emailWajib] });
      const user = await accounts.findByLogin(cleanText(body.user));
      if (user) await mailCode(user, 'forgot_password');
      return accepted(null);
    },

    /** Whether the mailed code holds; it is used up by the reset. */
    async verifyReset(body: { user: string; code: string }): Promise<Outcome<null>> {
      if (body.code.trim() === '') return invalid({ code: [messages.kodeWajib] });
      const user = await accounts.findByLogin(cleanText(body.user));
      const matches =
        user !== null && (await codes.matches(user.id, 'forgot_password', body.code, clock.now()));
      return matches ? accepted(null) : refused(422, wrongCode);
    },

    /** A new password for who holds the mailed code; ends every session. The code proves the address, too. */
    async reset(body: {
      user: string;
      code: string;
      password: string;
      password_confirmation: string;
    }): Promise<Outcome<null>> {
      const problems = passwordProblems(body.password, body.password_confirmation, CHANGE_MIN_PASSWORD);
      if (Object.keys(problems).length > 0) return invalid(problems);
      const user = await accounts.findByLogin(cleanText(body.user));
      const matches =
        user !== null && (await codes.matches(user.id, 'forgot_password', body.code, clock.now()));
      if (!user || !matches) return refused(422, wrongCode);
      const passwordHash = await hashPassword(body.password);
      const now = clock.now();
      await db.transaction(async (tx) => {
        await codeRepository(tx).end(user.id, 'forgot_password');
        await tx
          .update(users)
          .set({ passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now, updatedAt: now })
          .where(eq(users.id, user.id));
        await tokenRepository(tx).revokeAll(user.id);
      });
      return accepted(null);
    },
  };
}

import type { RegisterBody, VerificationBody } from '@lapak/contracts/api/auth';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { canonicalPhone } from '@lapak/domain/phone';
import { cleanText } from '../../lib/clean-text.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { accepted, invalid, RefusedInTransaction, refused, type Outcome } from '../../lib/refusal.ts';
import { passwordProblems, profileProblems, REGISTER_MIN_PASSWORD, takenField } from './account-rules.ts';
import { createCodeMailing, useTheLatest, wrongCode, type AuthDeps, type SentCode } from './code-mailing.ts';
import { hashPassword } from './hashing.ts';
import { mailedCodeRepository } from './mailed-codes.ts';
import { registrationRepository, type Registration } from './registration-repository.ts';
import type { Caller } from './token-repository.ts';
import { userRepository } from './user-repository.ts';

/** Also for a code that was taken before, by a request whose answer was lost. */
const registrationGone =
  'Pendaftaran ini sudah selesai atau tidak berlaku lagi. Coba masuk, atau daftar lagi';
const codeSent = 'Kode verifikasi sudah dikirim ke email kamu';

const sentInfo = ({ isOver, retryAfter }: SentCode) => ({
  info: isOver ? useTheLatest : codeSent,
  retry_after: retryAfter,
});

const firstOf = (errors: FieldErrors) => Object.values(errors)[0]?.[0] ?? messages.checkYourData;

/**
 * Registration and its verification (spec 3 §4, §7). Every expected failure is a value.
 * @param purpose of the codes: those of sellers are always long, and one kind does not verify what the other registered
 */
export function createRegistrationService(
  deps: AuthDeps,
  purpose: 'verification' | 'seller_registration' = 'verification',
) {
  const { db, clock, guard } = deps;
  const registrations = registrationRepository(db, clock.now);
  const mailing = createCodeMailing(deps);

  async function verified(registration: Registration): Promise<Outcome<Caller>> {
    try {
      return await inTransaction(db, async (tx) => {
        // Of two that typed the code at the same moment, one finds it.
        const isFirst = await mailedCodeRepository(tx).end(registration.email, purpose);
        if (!isFirst) throw new RefusedInTransaction(refused(422, wrongCode));
        const id = await userRepository(tx).claim(registration, clock.now());
        await registrationRepository(tx, clock.now).end(registration.email);
        return accepted({ id, name: registration.name, email: registration.email });
      });
    } catch (error) {
      const taken = takenField(error);
      if (!taken) throw error;
      return refused(422, `${firstOf(taken)}. Silakan daftar lagi dengan yang lain`);
    }
  }

  return {
    /**
     * Keeps a registration and mails its code. It reserves nothing until it is verified.
     * @throws BusyError when too many passwords wait to be hashed
     */
    async register(
      raw: RegisterBody,
      ip: string,
    ): Promise<Outcome<{ info: string; retry_after: number; registration: string }>> {
      const body: RegisterBody = {
        ...raw,
        name: cleanText(raw.name),
        username: cleanText(raw.username),
        email: cleanText(raw.email),
        phone_number: phoneText(raw.phone_number),
      };
      const problems = {
        ...profileProblems(body),
        ...passwordProblems(body.password, body.password_confirmation, REGISTER_MIN_PASSWORD),
      };
      if (Object.keys(problems).length > 0) return invalid(problems);
      const refusal = await guard.enter('register', ip);
      if (refusal) return refusal;
      const taken = await userRepository(db).taken(body);
      if (taken) return invalid(taken);
      const registration = await registrations.add({
        name: body.name,
        username: body.username,
        email: body.email,
        phoneNumber: body.phone_number,
        phoneKey: canonicalPhone(body.phone_number),
        passwordHash: await hashPassword(body.password),
      });
      const sent = await mailing.send(purpose, body.email, registration);
      return accepted({ ...sentInfo(sent), registration: registration.id });
    },

    /**
     * Takes the mailed code of a registration: the account is there from now on.
     * @returns the account
     * @throws BusyError when too many codes wait to be compared
     */
    async verify(body: VerificationBody, ip: string): Promise<Outcome<Caller>> {
      if (body.code.trim() === '') return invalid({ code: [messages.codeRequired] });
      const refusal = await guard.enter('code', ip);
      if (refusal) return refusal;
      const typed = cleanText(body.user);
      const registration =
        body.registration === undefined
          ? await registrations.only(typed)
          : await registrations.find(body.registration);
      if (body.registration !== undefined && !registration) return refused(422, registrationGone);
      const problem = await mailing.problem(purpose, typed, registration, { code: body.code });
      if (problem || !registration) return problem ?? refused(422, wrongCode);
      await guard.giveBack('code', ip);
      return verified(registration);
    },

    /** Mails a new code; answers the same whether there is such a registration. */
    async resend(
      body: { user: string },
      ip: string,
    ): Promise<Outcome<{ info: string; retry_after: number }>> {
      const refusal = await guard.enter('send', ip);
      if (refusal) return refusal;
      const typed = cleanText(body.user);
      return accepted(sentInfo(await mailing.send(purpose, typed, await registrations.newest(typed))));
    },
  };
}

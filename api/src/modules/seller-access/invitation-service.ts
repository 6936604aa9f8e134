import type { AcceptInvitationBody, InvitationResponse } from '@lapak/contracts/api/seller';
import { canonicalPhone } from '@lapak/domain/phone';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { accepted, invalid, refused, RefusedInTransaction, type Outcome } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import {
  passwordProblems,
  profileProblems,
  REGISTER_MIN_PASSWORD,
  takenField,
} from '../auth/account-rules.ts';
import { hashPassword } from '../auth/hashing.ts';
import { registrationRepository } from '../auth/registration-repository.ts';
import type { Caller } from '../auth/token-repository.ts';
import { userRepository, type NewAccount, type UserRow } from '../auth/user-repository.ts';
import { invitationRepository } from './invitation-repository.ts';
import { memberRepository } from './member-repository.ts';

const gone = refused(
  404,
  'Undangan ini sudah dipakai, dibatalkan atau lewat satu minggu. Kalau kamu sudah menerimanya, masuk saja. Kalau belum, minta pemilik toko mengirim undangan baru',
);

/** An account with a password, which has to log in; others are made, or completed, by accepting. */
const hasPassword = (user: UserRow | null): user is UserRow => user !== null && user.passwordHash !== null;

/** The account that an invitation makes. The mailed token proves its address, as the code of a registration does. */
async function newAccount(
  accounts: ReturnType<typeof userRepository>,
  email: string,
  known: UserRow | null,
  body: AcceptInvitationBody,
): Promise<Outcome<NewAccount>> {
  const values = {
    name: cleanText(body.name ?? known?.name),
    username: cleanText(body.username ?? known?.username),
    phone_number: phoneText(body.phone_number ?? known?.phoneNumber),
    email,
  };
  const { password = '', password_confirmation = '' } = body;
  const problems = {
    ...profileProblems(values, known?.username),
    ...passwordProblems(password, password_confirmation, REGISTER_MIN_PASSWORD),
  };
  if (Object.keys(problems).length > 0) return invalid(problems);
  const taken = await accounts.taken(values);
  if (taken) return invalid(taken);
  const { name, username, phone_number: phoneNumber } = values;
  const passwordHash = await hashPassword(password);
  return accepted({
    name,
    username,
    email,
    phoneNumber,
    phoneKey: canonicalPhone(phoneNumber),
    passwordHash,
  });
}

/** What is done with the address of a mailed invitation. Every expected failure is a value. */
export function createInvitations({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const accounts = userRepository(db);

  /** @param caller the account, or what makes it one in the same transaction */
  const join = (
    token: string,
    caller: Caller | { make: (tx: Transaction) => Promise<Caller> },
  ): Promise<Outcome<Caller>> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      // Of two that accept at the same moment, one finds it.
      const invitation = await invitationRepository(tx).take(token, now);
      if (!invitation) throw new RefusedInTransaction(gone);
      const member = 'make' in caller ? await caller.make(tx) : caller;
      const { storeId, role } = invitation;
      // Who is a member already stays what it is.
      if (!(await memberRepository(tx).add(storeId, member.id, role, now))) return accepted(member);
      await writeAudit(tx, {
        ...{ storeId, at: now, actor: { userId: member.id, name: member.name } },
        ...{ action: 'member.join', subject: String(member.id), title: member.name },
        ...{ before: {}, after: { role } },
      });
      return accepted(member);
    });

  async function makeAndJoin(token: string, account: NewAccount): Promise<Outcome<Caller>> {
    const { name, email } = account;
    try {
      return await join(token, {
        async make(tx) {
          const id = await userRepository(tx).claim(account, clock.now());
          await registrationRepository(tx, clock.now).end(email);
          return { id, name, email };
        },
      });
    } catch (error) {
      const taken = takenField(error);
      if (!taken) throw error;
      return invalid(taken);
    }
  }

  return {
    /** What a token offers to whom; null once it is used, withdrawn or a week old. */
    async look(token: string): Promise<Outcome<InvitationResponse['data']>> {
      const found = await invitationRepository(db).find(token, clock.now());
      if (!found) return gone;
      const { invitation, store } = found;
      return accepted({
        nama_toko: store.namaToko,
        username: store.username,
        email: invitation.email,
        role: invitation.role,
        invited_by: invitation.invitedBy,
        has_account: hasPassword(await accounts.findByEmail(invitation.email)),
      });
    },

    /**
     * Makes the invited account a member, once.
     * @param caller who is logged in to the console
     * @param body what makes an account of an address that has none; an imported seller keeps what it does not give
     * @returns the account
     * @throws BusyError when too many passwords wait to be hashed
     */
    async accept(token: string, body: AcceptInvitationBody, caller: Caller | null): Promise<Outcome<Caller>> {
      const found = await invitationRepository(db).find(token, clock.now());
      if (!found) return gone;
      const { email } = found.invitation;
      const known = await accounts.findByEmail(email);
      if (!hasPassword(known)) {
        const account = await newAccount(accounts, email, known, body);
        return account.ok ? makeAndJoin(token, account.data) : account;
      }
      if (!caller) return refused(401, `Silakan masuk dulu dengan akun ${email}`);
      if (caller.id !== known.id)
        return refused(403, `Undangan ini untuk ${email}. Keluar dulu, lalu masuk dengan akun itu`);
      return join(token, caller);
    },
  };
}

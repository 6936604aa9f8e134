import type { MemberRole, MembersResponse } from '@lapak/contracts/api/seller';
import { nowIsoWib } from '@lapak/domain/dates';
import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import { writeAudit, type Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { cleanText } from '../../lib/clean-text.ts';
import {
  accepted,
  invalid,
  refused,
  RefusedInTransaction,
  refusedFor,
  type Outcome,
} from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { invitationMail } from './invitation-letter.ts';
import { invitationRepository, type WithdrawnInvitations } from './invitation-repository.ts';
import { memberRepository, type MemberRow } from './member-repository.ts';

type MembersData = MembersResponse['data'];

const DAY_S = 86_400;
/** Mails that one member may cause, and all of a store together. The operator is not counted. */
const memberDay: AttemptLimit = { name: 'invite-member-day', max: 20, seconds: DAY_S };
const storeDay: AttemptLimit = { name: 'invite-store-day', max: 50, seconds: DAY_S };

const tooManyInvitations = 'Hari ini sudah banyak undangan yang dikirim. Coba lagi besok';
const alreadyMember = 'Orang ini sudah menjadi anggota toko. Ubah perannya di daftar anggota';
const noSuchMember = 'Orang ini sudah bukan anggota toko';
const noSuchInvitation = 'Undangan ini sudah tidak ada';
const ownersOnly = 'Hanya pemilik toko yang dapat mengubah anggota';
const lastOwner = 'Toko harus punya pemilik. Jadikan anggota lain pemilik dulu';

type MembersDeps = Pick<Services, 'db' | 'clock' | 'mails'> & {
  config: Pick<Services['config'], 'publicUrl' | 'rateLimitFactor'>;
};

/** A store, and who changes its members: one of its owners, or the operator. */
export interface ChangeIn {
  store: StoreRow;
  actor: Actor;
}

/** The people of a store and who was invited. Every change is in the store's log; every expected failure is a value. */
export function createStoreMembers({ db, clock, mails, config }: MembersDeps) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);

  async function list({ store, actor }: ChangeIn): Promise<MembersData> {
    const members = await memberRepository(db).list(store.id);
    const invitations = await invitationRepository(db).list(store.id, clock.now());
    return {
      members: members.map(({ id, name, email, role, createdAt }) => ({
        ...{ id, name, email, role, since: nowIsoWib(createdAt), is_you: id === actor.userId },
      })),
      invitations: invitations.map(({ id, email, role, invitedBy, expiresAt }) => ({
        ...{ id, email, role, invited_by: invitedBy, expires_at: nowIsoWib(expiresAt) },
      })),
    };
  }

  /**
   * Changes members in one transaction with its entry in the log. Changes of a store wait for each other, and each looks
   * anew whether its actor is still an owner.
   * @returns the members as they are then
   */
  async function change(
    at: ChangeIn,
    work: (tx: Transaction, owners: readonly number[]) => Promise<void>,
  ): Promise<Outcome<MembersData>> {
    const done = await inTransaction(db, async (tx) => {
      const owners = await memberRepository(tx).lockOwners(at.store.id);
      const { userId } = at.actor;
      if (userId !== null && !owners.includes(userId))
        throw new RefusedInTransaction(refused(403, ownersOnly));
      await work(tx, owners);
      return accepted(null);
    });
    return done.ok ? accepted(await list(at)) : done;
  }

  const note = (
    tx: Transaction,
    { store, actor }: ChangeIn,
    entry: { action: string; subject: string; title: string; before: object; after: object },
  ) =>
    writeAudit(tx, {
      ...{ storeId: store.id, at: clock.now(), actor, action: entry.action },
      ...{ subject: entry.subject, title: entry.title },
      ...{ before: { ...entry.before }, after: { ...entry.after } },
    });

  /** @returns how many invitations were taken back */
  async function takeBack(tx: Transaction, at: ChangeIn, wanted: WithdrawnInvitations): Promise<number> {
    const gone = await invitationRepository(tx).withdraw(at.store.id, wanted);
    for (const { email, role } of gone)
      await note(tx, at, {
        ...{ action: 'member.withdraw', subject: email, title: email, before: { role }, after: {} },
      });
    return gone.length;
  }

  async function memberToChange(
    tx: Transaction,
    storeId: number,
    id: number,
    owners: readonly number[],
  ): Promise<MemberRow & { isLastOwner: boolean }> {
    const member = await memberRepository(tx).lock(storeId, id);
    if (!member) throw new RefusedInTransaction(refused(404, noSuchMember));
    return { ...member, isLastOwner: member.role === 'owner' && owners.length === 1 };
  }

  async function countInvitation({ store, actor }: ChangeIn) {
    if (actor.userId === null) return null;
    for (const [limit, key] of [
      [memberDay, `${store.id} ${actor.userId}`],
      [storeDay, String(store.id)],
    ] as const) {
      const { isOver, msLeft } = await counters.count(limit, key);
      if (isOver) return refusedFor(msLeft, 429, tooManyInvitations);
    }
    return null;
  }

  return {
    list,

    /** Mails an invitation, which lasts a week; another one of the same address replaces it. */
    async invite(at: ChangeIn, wanted: { email: string; role: MemberRole }): Promise<Outcome<MembersData>> {
      const email = cleanText(wanted.email).toLowerCase();
      if (!isEmail(email)) return invalid({ email: [messages.emailInvalid] });
      const { store, actor } = at;
      if (await memberRepository(db).findByEmail(store.id, email)) return invalid({ email: [alreadyMember] });
      const refusal = await countInvitation(at);
      if (refusal) return refusal;
      const { role } = wanted;
      const outcome = await change(at, async (tx) => {
        const offer = { role, inviter: actor, now: clock.now() };
        const { roleBefore, ...made } = await invitationRepository(tx).put(
          { storeId: store.id, email },
          offer,
        );
        const before = roleBefore === null ? {} : { role: roleBefore };
        await note(tx, at, {
          action: 'member.invite',
          subject: email,
          title: email,
          before,
          after: { role },
        });
        const mail = invitationMail({ store, email, role, invitedBy: actor.name, ...made }, config.publicUrl);
        await mails.write(tx, [mail]);
      });
      if (outcome.ok) mails.wake();
      return outcome;
    },

    /** Takes an invitation back: its address is of no use any more. */
    withdraw: (at: ChangeIn, wanted: { id: number } | { email: string }): Promise<Outcome<MembersData>> =>
      change(at, async (tx) => {
        if ((await takeBack(tx, at, wanted)) === 0)
          throw new RefusedInTransaction(refused(404, noSuchInvitation));
      }),

    /** Gives a member another role; the last owner stays one. Invitations of one who is no owner any more end. */
    setRole: (at: ChangeIn, id: number, role: MemberRole): Promise<Outcome<MembersData>> =>
      change(at, async (tx, owners) => {
        const member = await memberToChange(tx, at.store.id, id, owners);
        if (member.role === role) return;
        if (member.isLastOwner) throw new RefusedInTransaction(refused(409, lastOwner));
        await memberRepository(tx).setRole(at.store.id, id, role);
        await note(tx, at, {
          ...{ action: 'member.role', subject: String(id), title: member.name },
          ...{ before: { role: member.role }, after: { role } },
        });
        await takeBack(tx, at, { inviterId: id });
      }),

    /** Takes a member out, who has no access from the next request on, and whose invitations end; the last owner stays. */
    remove: (at: ChangeIn, id: number): Promise<Outcome<MembersData>> =>
      change(at, async (tx, owners) => {
        const member = await memberToChange(tx, at.store.id, id, owners);
        if (member.isLastOwner) throw new RefusedInTransaction(refused(409, lastOwner));
        await memberRepository(tx).remove(at.store.id, id);
        await note(tx, at, {
          ...{ action: 'member.remove', subject: String(id), title: member.name },
          ...{ before: { role: member.role }, after: {} },
        });
        await takeBack(tx, at, { inviterId: id });
      }),
  };
}

import type { MemberRole } from '@lapak/contracts/api/seller';
import { isEmail } from '@lapak/domain/email';
import { messages } from '@lapak/domain/messages';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import type { Transaction } from '../../db/client.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { invalid, refused, RefusedInTransaction, refusedFor, type Outcome } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { invitationMail } from './invitation-letter.ts';
import { invitationRepository } from './invitation-repository.ts';
import { createMemberChanges, type ChangeIn, type MembersData } from './member-changes.ts';
import { memberRepository, type MemberRow } from './member-repository.ts';

const DAY_S = 86_400;
/** Mails that one member may cause, and all of a store together. The operator is not counted. */
const memberDay: AttemptLimit = { name: 'invite-member-day', max: 20, seconds: DAY_S };
const storeDay: AttemptLimit = { name: 'invite-store-day', max: 50, seconds: DAY_S };

const tooManyInvitations = 'Hari ini sudah banyak undangan yang dikirim. Coba lagi besok';
const alreadyMember = 'Orang ini sudah menjadi anggota toko. Ubah perannya di daftar anggota';
const noSuchMember = 'Orang ini sudah bukan anggota toko';
const noSuchInvitation = 'Undangan ini sudah tidak ada';
const lastOwner = 'Toko harus punya pemilik. Jadikan anggota lain pemilik dulu';

type MembersDeps = Pick<Services, 'db' | 'clock' | 'mails'> & {
  config: Pick<Services['config'], 'publicUrl' | 'rateLimitFactor'>;
};

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

/** The people of a store and who was invited. Every change is in the store's log; every expected failure is a value. */
export function createStoreMembers({ db, clock, mails, config }: MembersDeps) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);

  const { list, change, note, takeBack } = createMemberChanges({ db, clock });

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

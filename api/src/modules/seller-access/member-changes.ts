import type { MembersResponse } from '@lapak/contracts/api/seller';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { writeAudit, type Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { accepted, refused, RefusedInTransaction, type Outcome } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { invitationRepository, type WithdrawnInvitations } from './invitation-repository.ts';
import { memberRepository } from './member-repository.ts';

export type MembersData = MembersResponse['data'];

const ownersOnly = 'Hanya pemilik toko yang dapat mengubah anggota';

/** A store, and who changes its members: one of its owners, or the operator. */
export interface ChangeIn {
  store: StoreRow;
  actor: Actor;
}

/** How the people of a store are read and changed, whatever the change is. */
export function createMemberChanges({ db, clock }: Pick<Services, 'db' | 'clock'>) {
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

  return { list, change, note, takeBack };
}

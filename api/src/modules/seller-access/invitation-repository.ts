import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { MemberRole } from '@lapak/contracts/api/seller';
import type { Actor } from '../../audit/audit-log.ts';
import type { Queryable } from '../../db/client.ts';
import { storeInvitations } from '../../db/schema/members.ts';
import { stores } from '../../db/schema/stores.ts';
import { tokenHash } from '../../lib/secret-token.ts';
import { publicIdIn, storeOfPublicId } from '../../lib/store-in-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INVITATION_MS = 7 * DAY_MS;

export type InvitationRow = typeof storeInvitations.$inferSelect;

/** An invitation with the names of its store. */
export interface InvitationToStore {
  invitation: InvitationRow;
  store: { username: string; namaToko: string };
}

/** Those of a number, of the address that is invited, or of the member who invited. */
export type WithdrawnInvitations = { id: number } | { email: string } | { inviterId: number };

function isWanted(wanted: WithdrawnInvitations): SQL {
  if ('id' in wanted) return eq(storeInvitations.id, wanted.id);
  if ('email' in wanted) return eq(storeInvitations.email, wanted.email);
  return eq(storeInvitations.inviterId, wanted.inviterId);
}

/** No store has this number. */
const NO_STORE = 0;

const isOf = (token: string): SQL | undefined =>
  and(
    eq(storeInvitations.storeId, storeOfPublicId(token) ?? NO_STORE),
    eq(storeInvitations.tokenHash, tokenHash(token)),
  );
const isLive = (now: Date) => gt(storeInvitations.expiresAt, now);

/** Invitations by mail. The token names its store, and only its hash is stored. */
export const invitationRepository = (db: Queryable) => ({
  /**
   * Invites an address, in place of an earlier invitation of it.
   * @param email in lower case
   * @returns the token for the mail, and the role that was offered before
   */
  async put(
    { storeId, email }: { storeId: number; email: string },
    { role, inviter, now }: { role: MemberRole; inviter: Actor; now: Date },
  ): Promise<{ token: string; expiresAt: Date; roleBefore: MemberRole | null }> {
    const [before] = await db
      .select({ role: storeInvitations.role })
      .from(storeInvitations)
      .where(and(eq(storeInvitations.storeId, storeId), eq(storeInvitations.email, email), isLive(now)));
    const token = publicIdIn(storeId);
    const expiresAt = new Date(now.getTime() + INVITATION_MS);
    const by = { invitedBy: inviter.name, inviterId: inviter.userId };
    const offer = { role, ...by, tokenHash: tokenHash(token), createdAt: now, expiresAt };
    await db
      .insert(storeInvitations)
      .values({ storeId, email, ...offer })
      .onConflictDoUpdate({ target: [storeInvitations.storeId, storeInvitations.email], set: offer });
    return { token, expiresAt, roleBefore: before?.role ?? null };
  },

  /** The invitation of a token; null once it is used, withdrawn or too old. */
  async find(token: string, now: Date): Promise<InvitationToStore | null> {
    const [found] = await db
      .select({
        invitation: storeInvitations,
        store: { username: stores.username, namaToko: stores.namaToko },
      })
      .from(storeInvitations)
      .innerJoin(stores, eq(stores.id, storeInvitations.storeId))
      .where(and(isOf(token), isLive(now)));
    return found ?? null;
  },

  /** Uses an invitation up. @returns null for whoever comes second */
  async take(token: string, now: Date): Promise<InvitationRow | null> {
    const [taken] = await db
      .delete(storeInvitations)
      .where(and(isOf(token), isLive(now)))
      .returning();
    return taken ?? null;
  },

  /** Those of a store that can still be accepted, the earliest first. */
  list: (storeId: number, now: Date): Promise<InvitationRow[]> =>
    db
      .select()
      .from(storeInvitations)
      .where(and(eq(storeInvitations.storeId, storeId), isLive(now)))
      .orderBy(asc(storeInvitations.createdAt), asc(storeInvitations.id)),

  /** Withdraws an invitation, or all of a member. @returns those that there were */
  withdraw: (storeId: number, wanted: WithdrawnInvitations): Promise<InvitationRow[]> =>
    db
      .delete(storeInvitations)
      .where(and(eq(storeInvitations.storeId, storeId), isWanted(wanted)))
      .returning(),
});

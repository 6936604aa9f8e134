import { and, asc, eq, sql } from 'drizzle-orm';
import type { MemberRole, SellerStore } from '@lapak/contracts/api/seller';
import type { Queryable } from '../../db/client.ts';
import { storeMembers } from '../../db/schema/members.ts';
import { stores } from '../../db/schema/stores.ts';
import { users } from '../../db/schema/users.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { fileUrl } from '../store/store-view.ts';

/** Somebody who works in a store. */
export interface MemberRow {
  id: number;
  name: string;
  email: string;
  role: MemberRole;
  createdAt: Date;
}

const storeOfMember = eq(stores.id, storeMembers.storeId);
const userOfMember = eq(users.id, storeMembers.userId);
const isMember = (storeId: number, userId: number) =>
  and(eq(storeMembers.storeId, storeId), eq(storeMembers.userId, userId));

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: storeMembers.role,
  createdAt: storeMembers.createdAt,
};

/** Who works in which store. */
export const memberRepository = (db: Queryable) => ({
  /** The store of a username and the account's role in it; null for an account that is no member, and without such a store. */
  async findStore(username: string, userId: number): Promise<{ store: StoreRow; role: MemberRole } | null> {
    const [found] = await db
      .select({ store: stores, role: storeMembers.role })
      .from(storeMembers)
      .innerJoin(stores, storeOfMember)
      .where(and(eq(storeMembers.userId, userId), eq(stores.username, username.toLowerCase())));
    return found ?? null;
  },

  /** The stores that an account works in. */
  async storesOf(userId: number): Promise<SellerStore[]> {
    const rows = await db
      .select({
        username: stores.username,
        namaToko: stores.namaToko,
        logoKey: stores.logoKey,
        role: storeMembers.role,
        hiddenAt: stores.hiddenAt,
        openedAt: stores.openedAt,
      })
      .from(storeMembers)
      .innerJoin(stores, storeOfMember)
      .where(eq(storeMembers.userId, userId))
      .orderBy(asc(stores.namaToko), asc(stores.id));
    return rows.map(({ username, namaToko, logoKey, role, hiddenAt, openedAt }) => ({
      username,
      nama_toko: namaToko,
      logo_url: fileUrl(logoKey),
      role,
      is_hidden: hiddenAt !== null,
      is_preparing: openedAt === null,
    }));
  },

  /** The people of a store, the first first. */
  list: (storeId: number): Promise<MemberRow[]> =>
    db
      .select(memberColumns)
      .from(storeMembers)
      .innerJoin(users, userOfMember)
      .where(eq(storeMembers.storeId, storeId))
      .orderBy(asc(storeMembers.createdAt), asc(users.id)),

  /** The member of an e-mail address. */
  async findByEmail(storeId: number, email: string): Promise<MemberRow | null> {
    const [found] = await db
      .select(memberColumns)
      .from(storeMembers)
      .innerJoin(users, userOfMember)
      .where(and(eq(storeMembers.storeId, storeId), eq(sql`lower(${users.email})`, email.toLowerCase())));
    return found ?? null;
  },

  /**
   * The owners of a store, locked: whoever takes an owner away reads this first, one after the other, so that the last one stays.
   */
  async lockOwners(storeId: number): Promise<number[]> {
    const owners = await db
      .select({ userId: storeMembers.userId })
      .from(storeMembers)
      .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.role, 'owner')))
      .orderBy(asc(storeMembers.userId))
      .for('update');
    return owners.map(({ userId }) => userId);
  },

  /** A member, locked. */
  async lock(storeId: number, userId: number): Promise<MemberRow | null> {
    const [found] = await db
      .select(memberColumns)
      .from(storeMembers)
      .innerJoin(users, userOfMember)
      .where(isMember(storeId, userId))
      .for('update', { of: storeMembers });
    return found ?? null;
  },

  /** Makes an account a member. @returns false for one that is a member already, and stays what it is */
  async add(storeId: number, userId: number, role: MemberRole, now: Date): Promise<boolean> {
    const added = await db
      .insert(storeMembers)
      .values({ storeId, userId, role, createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: storeMembers.userId });
    return added.length > 0;
  },

  async setRole(storeId: number, userId: number, role: MemberRole): Promise<void> {
    await db.update(storeMembers).set({ role }).where(isMember(storeId, userId));
  },

  async remove(storeId: number, userId: number): Promise<void> {
    await db.delete(storeMembers).where(isMember(storeId, userId));
  },
});

import { and, asc, eq } from 'drizzle-orm';
import type { MemberRole, SellerStore } from '@lapak/contracts/api/seller';
import type { Queryable } from '../../db/client.ts';
import { storeMembers } from '../../db/schema/members.ts';
import { stores } from '../../db/schema/stores.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { fileUrl } from '../store/store-view.ts';

const storeOfMember = eq(stores.id, storeMembers.storeId);

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
      })
      .from(storeMembers)
      .innerJoin(stores, storeOfMember)
      .where(eq(storeMembers.userId, userId))
      .orderBy(asc(stores.namaToko), asc(stores.id));
    return rows.map(({ username, namaToko, logoKey, role }) => ({
      username,
      nama_toko: namaToko,
      logo_url: fileUrl(logoKey),
      role,
    }));
  },
});

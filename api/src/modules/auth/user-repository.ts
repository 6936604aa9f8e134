import { eq, or, sql } from 'drizzle-orm';
import type { Address, User } from '@lapak/contracts/api/auth';
import type { Queryable } from '../../db/client.ts';
import { districts } from '../../db/schema/districts.ts';
import { userAddresses, users } from '../../db/schema/users.ts';
import { phoneKey } from '../../lib/phone-key.ts';
import { districtView } from '../shipping/district-repository.ts';

export type UserRow = typeof users.$inferSelect;

export const noAddress: Address = { district_id: null, alamat: null, kode_pos: null, district: null };

export const userRepository = (db: Queryable) => ({
  /** The account that a shopper means by an e-mail address, a username or a phone number; null for none. */
  async findByLogin(text: string): Promise<UserRow | null> {
    const wanted = text.trim().toLowerCase();
    const phone = phoneKey(text);
    const found = await db
      .select()
      .from(users)
      .where(
        or(
          eq(sql`lower(${users.email})`, wanted),
          eq(sql`lower(${users.username})`, wanted),
          phone === null ? undefined : eq(users.phoneKey, phone),
        ),
      )
      .limit(3);
    // Somebody's username may look like another's phone number: the e-mail address counts first, then the username.
    return (
      found.find((user) => user.email.toLowerCase() === wanted) ??
      found.find((user) => user.username.toLowerCase() === wanted) ??
      found[0] ??
      null
    );
  },

  async find(id: number): Promise<UserRow | null> {
    const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1);
    return user ?? null;
  },

  /** The account's address with its district. */
  async address(userId: number): Promise<Address> {
    const [row] = await db
      .select({ address: userAddresses, district: districts })
      .from(userAddresses)
      .leftJoin(districts, eq(districts.id, userAddresses.districtId))
      .where(eq(userAddresses.userId, userId))
      .limit(1);
    if (!row) return noAddress;
    return {
      district_id: row.address.districtId,
      alamat: row.address.alamat,
      kode_pos: row.address.kodePos,
      district: row.district && districtView(row.district),
    };
  },
});

/** An account as its owner sees it. */
export const userView = (user: UserRow, address: Address | null): User => ({
  id: user.id,
  name: user.name,
  username: user.username,
  email: user.email,
  phone_number: user.phoneNumber,
  alamat: address,
});

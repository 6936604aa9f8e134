import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Address, ProfileBody, RegisterBody, User } from '@lapak/contracts/api/auth';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { canonicalPhone } from '@lapak/domain/phone';
import type { Queryable } from '../../db/client.ts';
import { districts } from '../../db/schema/districts.ts';
import { userAddresses, users } from '../../db/schema/users.ts';
import { districtView } from '../../districts/district-repository.ts';
import { taken } from './account-rules.ts';
import type { Registration } from './registration-repository.ts';

export type UserRow = typeof users.$inferSelect;

/** What an account is made of, by a registration or an invitation. */
export type NewAccount = Omit<Registration, 'id' | 'createdAt' | 'expiresAt'>;

const noAddress: Address = { district_id: null, alamat: null, kode_pos: null, district: null };

const emailIs = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());
const usernameIs = (username: string) => eq(sql`lower(${users.username})`, username.toLowerCase());

type Identifiers = Pick<RegisterBody, 'email' | 'username' | 'phone_number'>;

/** Which identifiers are those of accounts. */
const takenFields = (accounts: UserRow[], wanted: Identifiers, phoneKey: string | null): FieldErrors =>
  Object.assign(
    {},
    ...accounts.map((user) => ({
      ...(user.email.toLowerCase() === wanted.email.toLowerCase() ? taken.email : {}),
      ...(user.username.toLowerCase() === wanted.username.toLowerCase() ? taken.username : {}),
      ...(phoneKey !== null && user.phoneKey === phoneKey ? taken.phone : {}),
    })),
  );

export const userRepository = (db: Queryable) => ({
  /** The account that a shopper means by an e-mail address, a username or a phone number; null for none. */
  async findByLogin(text: string): Promise<UserRow | null> {
    const wanted = text.toLowerCase();
    const phone = canonicalPhone(text);
    const found = await db
      .select()
      .from(users)
      .where(or(emailIs(wanted), usernameIs(wanted), phone === null ? undefined : eq(users.phoneKey, phone)))
      .limit(3);
    // A seller's username from an import may look like another's phone number, which is proven more than a name is.
    return found.find((user) => phone !== null && user.phoneKey === phone) ?? found[0] ?? null;
  },

  /** The account of an e-mail address, proven or not; null for none. */
  async findByEmail(email: string): Promise<UserRow | null> {
    const [user] = await db.select().from(users).where(emailIs(email)).limit(1);
    return user ?? null;
  },

  async find(id: number): Promise<UserRow | null> {
    const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1);
    return user ?? null;
  },

  /** What of a registration belongs to a proven account; null when all is free. */
  async taken(body: Identifiers): Promise<FieldErrors | null> {
    const phone = canonicalPhone(body.phone_number);
    const found = await db
      .select()
      .from(users)
      .where(
        and(
          isNotNull(users.emailVerifiedAt),
          or(
            emailIs(body.email),
            usernameIs(body.username),
            phone === null ? undefined : eq(users.phoneKey, phone),
          ),
        ),
      )
      .limit(3);
    return found.length > 0 ? takenFields(found, body, phone) : null;
  },

  /**
   * Makes a proven account of a registration. A seller known from an import becomes the account of the same address,
   * with the store; of another address it gives the username up.
   * @returns its number
   * @throws a violation of `users_email`, `users_username` or `users_phone` when it is taken
   */
  async claim(registration: NewAccount, now: Date): Promise<number> {
    const { name, username, email, phoneNumber, phoneKey: phone, passwordHash } = registration;
    const account = {
      ...{ name, username, email, phoneNumber, phoneKey: phone, passwordHash },
      emailVerifiedAt: now,
      updatedAt: now,
    };
    const isUnproven = isNull(users.emailVerifiedAt);
    await db
      .update(users)
      .set({ username: sql`${users.username} || '-' || ${users.id}` })
      .where(and(isUnproven, usernameIs(username), ne(sql`lower(${users.email})`, email.toLowerCase())));
    const [known] = await db
      .update(users)
      .set(account)
      .where(and(isUnproven, emailIs(email)))
      .returning({ id: users.id });
    if (known) return known.id;
    const [made] = await db
      .insert(users)
      .values({ ...account, createdAt: now })
      .returning({ id: users.id });
    if (!made) throw new Error('The database wrote no account');
    return made.id;
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

/** The columns of a profile that its owner saves; the e-mail address is read-only (spec 3 §5). */
export const profileColumns = (profile: Omit<ProfileBody, 'email'>) => ({
  name: profile.name,
  username: profile.username,
  phoneNumber: profile.phone_number,
  phoneKey: canonicalPhone(profile.phone_number),
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

import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { canonicalPhone } from '@lapak/domain/phone';
import type { Queryable } from '../../db/client.ts';
import { dropRows, type DropMode } from '../../db/drop-rows.ts';
import { registrations } from '../../db/schema/users.ts';
import { publicId } from '../../lib/random-id.ts';

export type Registration = typeof registrations.$inferSelect;

/** How long a registration waits for its code. */
const REGISTRATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Registrations whose e-mail address is not proven. They reserve nothing: any number may name the same address,
 * username or phone number, and the first that is verified gets them.
 */
export const registrationRepository = (db: Queryable, now: () => Date) => {
  const isLive = () => gt(registrations.expiresAt, now());
  const ofEmail = (email: string) => eq(sql`lower(${registrations.email})`, email.toLowerCase());

  return {
    async add(
      values: Omit<typeof registrations.$inferInsert, 'id' | 'createdAt' | 'expiresAt'>,
    ): Promise<Registration> {
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + REGISTRATION_LIFETIME_MS);
      const [made] = await db
        .insert(registrations)
        .values({ ...values, id: publicId(), createdAt, expiresAt })
        .returning();
      if (!made) throw new Error('The database wrote no registration');
      return made;
    },

    async find(id: string): Promise<Registration | null> {
      const [found] = await db
        .select()
        .from(registrations)
        .where(and(eq(registrations.id, id), isLive()));
      return found ?? null;
    },

    /** The newest one that an e-mail address, a username or a phone number means. */
    async newest(text: string): Promise<Registration | null> {
      const wanted = text.toLowerCase();
      const phone = canonicalPhone(text);
      const [found] = await db
        .select()
        .from(registrations)
        .where(
          and(
            isLive(),
            or(
              ofEmail(wanted),
              eq(sql`lower(${registrations.username})`, wanted),
              phone === null ? undefined : eq(registrations.phoneKey, phone),
            ),
          ),
        )
        .orderBy(desc(registrations.createdAt))
        .limit(1);
      return found ?? null;
    },

    /** The one of an address when there is no other: a code alone does not identify one of several. */
    async only(email: string): Promise<Registration | null> {
      const found = await db
        .select()
        .from(registrations)
        .where(and(isLive(), ofEmail(email)))
        .limit(2);
      return found.length === 1 ? (found[0] ?? null) : null;
    },

    /** Ends all of an address: it has an owner now. */
    async end(email: string): Promise<void> {
      await db.delete(registrations).where(ofEmail(email));
    },

    /** Deletes those that were not verified. @returns how many they are */
    dropLapsed: (mode: DropMode): Promise<number> =>
      dropRows(db, registrations, lt(registrations.expiresAt, now()), mode),
  };
};

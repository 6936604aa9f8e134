import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { isEmail } from '@lapak/domain/email';
import { formatDateWire } from '@lapak/domain/wire-dates';
import { canonicalPhone } from '@lapak/domain/phone';
import type { Queryable } from '../db/client.ts';
import { events } from '../db/schema/events.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentMoney } from '../db/schema/payments.ts';
import { mailboxKey } from '../lib/mailbox-key.ts';
import { userRepository, type UserRow } from '../modules/auth/user-repository.ts';

/** A paid order that nobody marked as received counts as ended after so many days. */
export const ENDED_AFTER_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody by a phone number or an e-mail address: exactly one of them, and the account that has it. */
export interface Person {
  /** In its one form. */
  phone: string | null;
  /** In lower case. */
  email: string | null;
  user: UserRow | null;
}

/**
 * Who is meant by a phone number, however it is written, or an e-mail address.
 * @returns null for a text that is neither
 */
export async function personOf(db: Queryable, text: string): Promise<Person | null> {
  const email = isEmail(text.trim()) ? text.trim().toLowerCase() : null;
  const phone = email === null ? canonicalPhone(text) : null;
  if (email === null && phone === null) return null;
  const found = await userRepository(db).findByLogin(email ?? text);
  const isTheirs = found && (email === null ? found.phoneKey === phone : found.email.toLowerCase() === email);
  return { phone, email, user: isTheirs ? found : null };
}

/** Orders that name the person, or that their account has made. */
export const isOrderOf = ({ phone, email, user }: Person) =>
  or(
    phone === null ? undefined : or(eq(orders.phoneKey, phone), eq(orders.handphone, phone)),
    email === null
      ? undefined
      : or(eq(orders.mailbox, mailboxKey(email)), eq(sql`lower(${orders.email})`, email)),
    user ? eq(orders.userId, user.id) : undefined,
  );

/**
 * Orders that nobody needs the buyer's data for any more: they ended without a sale, or what was bought has been received; a paid one
 * without that 90 days after its payment, of an event when it is over. Never while somebody has to look after its money.
 * @param storeId of the orders
 */
export function hasEnded(db: Queryable, storeId: number, now: Date) {
  const longAgo = new Date(now.getTime() - ENDED_AFTER_DAYS * DAY_MS);
  const isOver = exists(
    db
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.storeId, storeId),
          eq(events.id, orders.eventId),
          lt(events.tanggalEnd, formatDateWire(now)),
        ),
      ),
  );
  const openMoney = db
    .select({ id: paymentMoney.id })
    .from(paymentMoney)
    .where(
      and(
        eq(paymentMoney.storeId, storeId),
        eq(paymentMoney.orderId, orders.id),
        isNotNull(paymentMoney.flag),
        isNull(paymentMoney.handledAt),
      ),
    );
  return and(
    or(
      inArray(orders.status, ['EXPIRED', 'REJECTED', 'SELESAI']),
      and(eq(orders.status, 'PAID'), eq(orders.statusPengiriman, 'SELESAI')),
      and(eq(orders.status, 'PAID'), isNull(orders.eventId), lt(orders.paidAt, longAgo)),
      and(eq(orders.status, 'PAID'), isOver),
    ),
    notExists(openMoney),
  );
}

import { and, asc, desc, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client.ts';
import { mails, type MailKind } from '../../db/schema/mails.ts';
import { publicId } from '../random-id.ts';
import type { Mail } from './mailer.ts';

export type MailRow = typeof mails.$inferSelect;

/** A mail that is to be written into the outbox. */
export interface DraftMail extends Mail {
  storeId: number;
  kind: MailKind;
  /** Of a mail with a code. */
  expiresAt?: Date;
}

interface Claim {
  now: Date;
  limit: number;
  leaseMs: number;
}

/** How many of the mails that are due are looked at for their stores; more than other processes take meanwhile. */
const LOOK_AT = 100;

export type MailKey = Pick<MailRow, 'storeId' | 'id'>;

const isMail = (key: MailKey) => and(eq(mails.storeId, key.storeId), eq(mails.id, key.id));
const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));
/**
 * Unique to this attempt: a process that was suspended for longer than its lease changes nothing of a later attempt.
 */
const isAttempt = (mail: MailRow) => and(isMail(mail), isWaiting, eq(mails.attempts, mail.attempts));

const withoutCode = {
  subject: sql`case when ${mails.expiresAt} is null then ${mails.subject} else '' end`,
  text: sql`case when ${mails.expiresAt} is null then ${mails.text} else '' end`,
  html: sql`case when ${mails.expiresAt} is null then ${mails.html} end`,
};

/**
 * Writes mails into the outbox, in the transaction of what they report. A mail without a recipient is left out; wake
 * the sweep after the commit.
 */
export async function queueMails(tx: Queryable, drafts: readonly DraftMail[], now: Date): Promise<void> {
  const rows = drafts
    .filter(({ to }) => to !== '')
    .map(({ to, ...draft }) => ({
      ...draft,
      recipient: to,
      messageKey: publicId(),
      createdAt: now,
      queuedAt: now,
      nextAttemptAt: now,
    }));
  if (rows.length > 0) await tx.insert(mails).values(rows);
}

/** What the sweep and the operator do with mails that were written. */
export const mailQueue = (db: Database) => {
  const claimInStore = (storeId: number, isDue: SQL | undefined, { now, limit, leaseMs }: Claim) => {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.storeId, storeId), isDue))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    return db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
      .where(and(eq(mails.storeId, storeId), sql`${mails.id} = any(array(${due}))`))
      .returning();
  };
  return {
    /** Takes mails that are due, for this process alone until its lease ends. */
    async claim({ now, limit, leaseMs }: Claim): Promise<MailRow[]> {
      const isDue = and(isWaiting, lte(mails.nextAttemptAt, now));
      // No lock reaches over several machines: every store says what is due, and each one's mails are taken there.
      const waiting = await db
        .select({ storeId: mails.storeId })
        .from(mails)
        .where(isDue)
        .orderBy(asc(mails.nextAttemptAt))
        .limit(LOOK_AT);
      const taken: MailRow[] = [];
      for (const storeId of new Set(waiting.map((mail) => mail.storeId))) {
        if (taken.length >= limit) break;
        taken.push(...(await claimInStore(storeId, isDue, { now, limit: limit - taken.length, leaseMs })));
      }
      return taken;
    },

    async sent(mail: MailRow, now: Date): Promise<void> {
      await db
        .update(mails)
        .set({ sentAt: now, lastError: null, ...withoutCode })
        .where(isAttempt(mail));
    },

    /** @param next null when it is not tried again */
    async failed(mail: MailRow, reason: string, next: Date | null, now: Date): Promise<void> {
      await db
        .update(mails)
        .set({
          lastError: reason,
          ...(next === null ? { failedAt: now, ...withoutCode } : { nextAttemptAt: next }),
        })
        .where(isAttempt(mail));
    },

    /** The latest mails. @param wanted of these stores; only those that failed for good */
    list(wanted: { storeId: number | null; isFailed: boolean; limit: number }): Promise<MailRow[]> {
      return db
        .select()
        .from(mails)
        .where(
          and(
            wanted.storeId === null ? undefined : eq(mails.storeId, wanted.storeId),
            wanted.isFailed ? isNotNull(mails.failedAt) : undefined,
          ),
        )
        .orderBy(desc(mails.id))
        .limit(wanted.limit);
    },

    /** The mail of a number, which is its own over all stores. */
    async find(id: number): Promise<MailRow | null> {
      const [mail] = await db.select().from(mails).where(eq(mails.id, id));
      return mail ?? null;
    },

    /** Schedules a mail that failed for good for another day of attempts. @returns whether it had failed */
    async retry(key: MailKey, now: Date): Promise<boolean> {
      const again = await db
        .update(mails)
        .set({ failedAt: null, attempts: 0, queuedAt: now, nextAttemptAt: now })
        .where(and(isMail(key), isNotNull(mails.failedAt)))
        .returning({ id: mails.id });
      return again.length > 0;
    },
  };
};

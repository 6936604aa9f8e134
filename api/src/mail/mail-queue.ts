import { and, asc, desc, eq, isNotNull, isNull, lte, sql, type Placeholder } from 'drizzle-orm';
import type { Database, Queryable } from '../db/client.ts';
import { newRow, writeRows, type NewRow } from '../db/insert-rows.ts';
import { prepared } from '../db/prepared.ts';
import { mails, type MailKind } from '../db/schema/mails.ts';
import { publicId } from '../lib/random-id.ts';
import type { Mail } from './mailer.ts';

export type MailRow = typeof mails.$inferSelect;

/** A mail that is to be written into the outbox. */
export interface DraftMail extends Mail {
  storeId: number;
  kind: MailKind;
  /** The order that it is about. */
  orderPublicId?: string;
  /** Only a mail with a code has one. */
  expiresAt?: Date;
  /** Network address that caused it, as `addressKey` gives it. */
  network?: string | null;
}

interface Claim {
  now: Date;
  limit: number;
  leaseMs: number;
}

/** How many of the mails that are due are looked at for their stores; more than other processes take meanwhile. */
const LOOK_AT = 100;

export type MailKey = Pick<MailRow, 'storeId' | 'id'>;

/** A key's columns, or placeholders for them. */
type KeyOf<Key> = Record<keyof Key, number | Placeholder>;

const isMail = (key: KeyOf<MailKey>) => and(eq(mails.storeId, key.storeId), eq(mails.id, key.id));
const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));
/**
 * Unique to this attempt: a process that was suspended for longer than its lease changes nothing of a later attempt.
 */
const isAttempt = (mail: KeyOf<MailKey & Pick<MailRow, 'attempts'>>) =>
  and(isMail(mail), isWaiting, eq(mails.attempts, mail.attempts));

const place = {
  storeId: sql.placeholder('storeId'),
  id: sql.placeholder('id'),
  attempts: sql.placeholder('attempts'),
};
/** A time that is given when a prepared statement runs. */
const timestampParam = (name: string) => sql`${sql.param(sql.placeholder(name), mails.createdAt)}`;
const isDue = and(isWaiting, lte(mails.nextAttemptAt, timestampParam('now')));

const withoutCode = {
  subject: sql`case when ${mails.expiresAt} is null then ${mails.subject} else '' end`,
  text: sql`case when ${mails.expiresAt} is null then ${mails.text} else '' end`,
  html: sql`case when ${mails.expiresAt} is null then ${mails.html} end`,
};

export type NewMail = NewRow<typeof mails>;

/** The rows of mails in the outbox. A mail without a recipient is left out. */
export const queuedMails = (drafts: readonly DraftMail[], now: Date): NewMail[] =>
  drafts
    .filter(({ to }) => to !== '')
    .map(({ to, ...draft }) =>
      newRow(mails, {
        ...draft,
        recipient: to,
        messageKey: publicId(),
        createdAt: now,
        queuedAt: now,
        nextAttemptAt: now,
      }),
    );

/** Writes mails of a store into the outbox, in the transaction of what they report; wake the sweep after the commit. */
export const queueMails = (tx: Queryable, drafts: readonly DraftMail[], now: Date): Promise<void> =>
  writeRows(tx, mails, queuedMails(drafts, now));

/** What the sweep and the operator do with mails that were written. */
export const mailQueue = (db: Database) => {
  // No lock reaches over several machines: every store says what is due, and each one's mails are taken there.
  const storesWithDue = prepared(db, 'stores with mails that are due', (on, name) =>
    on
      .select({ storeId: mails.storeId })
      .from(mails)
      .where(isDue)
      .orderBy(asc(mails.nextAttemptAt))
      .limit(LOOK_AT)
      .prepare(name),
  );
  const claimInStore = prepared(db, 'claim mails of a store', (on, name) => {
    const due = on
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.storeId, place.storeId), isDue))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(sql.placeholder('limit'))
      .for('update', { skipLocked: true });
    return on
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: timestampParam('until') })
      .where(and(eq(mails.storeId, place.storeId), sql`${mails.id} = any(array(${due}))`))
      .returning()
      .prepare(name);
  });
  return {
    /** Takes mails that are due, for this process alone until its lease ends. */
    async claim({ now, limit, leaseMs }: Claim): Promise<MailRow[]> {
      const taken: MailRow[] = [];
      const waiting = await storesWithDue.execute({ now });
      for (const storeId of new Set(waiting.map((mail) => mail.storeId))) {
        if (taken.length >= limit) break;
        const until = new Date(now.getTime() + leaseMs);
        taken.push(...(await claimInStore.execute({ storeId, now, until, limit: limit - taken.length })));
      }
      return taken;
    },

    async sent(mail: MailRow, now: Date): Promise<void> {
      const { storeId, id, attempts } = mail;
      const statement = prepared(db, 'mark a mail as sent', (on, name) =>
        on
          .update(mails)
          .set({ sentAt: timestampParam('now'), lastError: null, network: null, ...withoutCode })
          .where(isAttempt(place))
          .prepare(name),
      );
      await statement.execute({ storeId, id, attempts, now });
    },

    /** @param next null when it is not tried again */
    async failed(mail: MailRow, reason: string, next: Date | null, now: Date): Promise<void> {
      await db
        .update(mails)
        .set({
          lastError: reason,
          ...(next === null ? { failedAt: now, network: null, ...withoutCode } : { nextAttemptAt: next }),
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

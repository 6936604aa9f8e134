import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mails } from '../db/schema/mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const SENT_MAIL_DAYS = 30;
/** The operator may still want to know why a mail was never sent. */
export const FAILED_MAIL_DAYS = 365;
/** Deleted by one statement, so that none of them takes long. */
const BATCH = 1_000;

const isOld = (now: Date) => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return or(lt(mails.sentAt, before(SENT_MAIL_DAYS)), lt(mails.failedAt, before(FAILED_MAIL_DAYS)));
};

/** How many mails were sent, or failed for good, so long ago that they are deleted. */
export const countOldMails = (db: Database, now: Date): Promise<number> => db.$count(mails, isOld(now));

/** Deletes them. @returns how many */
export async function deleteOldMails(db: Database, now: Date): Promise<number> {
  const stores = await db.selectDistinct({ storeId: mails.storeId }).from(mails).where(isOld(now));
  let deleted = 0;
  for (const { storeId } of stores) deleted += await deleteInStore(db, storeId, now);
  return deleted;
}

async function deleteInStore(db: Database, storeId: number, now: Date): Promise<number> {
  const isMeant = and(eq(mails.storeId, storeId), isOld(now));
  let deleted = 0;
  for (;;) {
    const batch = db.select({ id: mails.id }).from(mails).where(isMeant).limit(BATCH);
    const gone = await db
      .delete(mails)
      .where(and(isMeant, inArray(mails.id, batch)))
      .returning({ one: sql`1` });
    deleted += gone.length;
    if (gone.length < BATCH) return deleted;
  }
}

import { inArray } from 'drizzle-orm';
import { formatDateTimeShort } from '@lapak/domain/dates';
import type { Database } from '../db/client.ts';
import { stores } from '../db/schema/stores.ts';
import { mailQueue, type MailRow } from '../mail/mail-queue.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import { done, failed, type OperatorReply } from './operator-request.ts';

const stateOf = (mail: MailRow): string => (mail.failedAt ? 'GAGAL' : mail.sentAt ? 'TERKIRIM' : 'MENUNGGU');

function lineOf(mail: MailRow, username: string): string {
  const tries = mail.attempts === 0 ? '' : `${mail.attempts}x`;
  return [
    String(mail.id).padStart(8),
    stateOf(mail).padEnd(8),
    mail.kind.padEnd(16),
    formatDateTimeShort(mail.createdAt),
    tries.padStart(4),
    username.padEnd(16),
    mail.recipient,
    mail.lastError ?? '',
  ]
    .join('  ')
    .trimEnd();
}

/** The latest mails of the outbox with what became of them; never their words. */
export async function listMails(
  db: Database,
  { store, isFailed, limit }: { store?: string; isFailed: boolean; limit: number },
): Promise<OperatorReply> {
  const found = store === undefined ? null : await storeRepository(db).findByUsername(store);
  if (store !== undefined && !found) return failed(`Tidak ada toko "${store}".`);
  const mails = await mailQueue(db).list({ storeId: found?.id ?? null, isFailed, limit });
  if (mails.length === 0) return done(isFailed ? 'Tidak ada email yang gagal.' : 'Belum ada email.');
  const storeIds = [...new Set(mails.map(({ storeId }) => storeId))];
  const named = await db
    .select({ id: stores.id, username: stores.username })
    .from(stores)
    .where(inArray(stores.id, storeIds));
  const usernames = new Map(named.map(({ id, username }) => [id, username]));
  return done(...mails.map((mail) => lineOf(mail, usernames.get(mail.storeId) ?? '-')));
}

/** Schedules a mail that failed for good for another day of attempts. Wake the sweep when it succeeds. */
export async function retryMail(db: Database, id: number, now: Date): Promise<OperatorReply> {
  const queue = mailQueue(db);
  const mail = await queue.find(id);
  if (!mail) return failed(`Tidak ada email nomor ${id}.`);
  if (mail.expiresAt) return failed(`Email ${id} berisi kode; kode yang baru diminta pembeli sendiri.`);
  if (!(await queue.retry(mail, now))) return failed(`Email ${id} tidak gagal.`);
  return done(`Email ${id} dikirim lagi.`);
}

import { answerCode } from '@lapak/contracts/api/common';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { auditLog } from '../../db/schema/members.ts';
import { refused, type Refusal } from '../../lib/refusal.ts';

interface Dated {
  updatedAt: Date;
}

/** What `If-Match` has to be: the moment of the last change. */
export const versionOf = ({ updatedAt }: Dated): string => updatedAt.getTime().toString(36);

/** The version that a request was made from, whether its quotes came along or not. */
export function versionIn({ headers }: FastifyRequest): string | null {
  const [, version = null] = /^(?:W\/)?"?([a-z0-9]{1,20})"?$/.exec(headers['if-match'] ?? '') ?? [];
  return version;
}

/** @param what was saved: 'Produk' */
export const noVersion = (what: string): Refusal =>
  refused(428, `Versi ${what.toLowerCase()} tidak ikut terkirim. Muat ulang halamannya, lalu coba lagi`);

/** Who changed an entry last in the console; null when it was changed by an import since, or never. */
export async function changedBy(
  db: Queryable,
  { storeId, updatedAt }: Dated & { storeId: number },
  subject: string,
): Promise<string | null> {
  const [last] = await db
    .select({ at: auditLog.at, actor: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.storeId, storeId), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last && last.at >= updatedAt ? last.actor : null;
}

/** Somebody else was first. @param data the entry as it is */
export function changedMeanwhile(
  what: string,
  data: { changed_at: string; changed_by: string | null },
): Refusal {
  const at = new Date(data.changed_at);
  const author = data.changed_by === null ? 'lewat impor' : `oleh ${data.changed_by}`;
  const info = `${what} ini sudah diubah ${author} pada ${formatDateTimeShort(at)}. Perubahan kamu belum disimpan`;
  return { ok: false, status: 412, code: answerCode.failed, info, data: { ...data } };
}

import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { AuditEntry, AuditResponse } from '@lapak/contracts/api/seller';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Queryable } from '../db/client.ts';
import { writeRows } from '../db/insert-rows.ts';
import { auditLog } from '../db/schema/members.ts';

/** Who changes something of a store. */
export interface Actor {
  /** Null for the operator. */
  userId: number | null;
  name: string;
}

/** Whoever types the operator's commands. */
export const operatorActor: Actor = { userId: null, name: 'Operator Lapak' };

/** A change of a store. Neither side holds secrets or proofs: the owner reads both. */
export interface AuditedChange {
  storeId: number;
  at: Date;
  actor: Actor;
  /** What was done, for example `order.confirm`. */
  action: string;
  /** What it was done to: an order's public id, a member's number. */
  subject: string;
  /** What people call the subject: an invoice, a name. */
  title: string;
  /** The values that changed, as they were and as they are. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Hash of the request that made it, where the same request again is to make nothing. */
  idempotencyHash?: string | null;
}

/** Notes changes in their own transaction, so that none is in the store that is not in its log. */
export async function writeAudit(tx: Queryable, ...changes: AuditedChange[]): Promise<void> {
  const rows = changes.map(({ actor, idempotencyHash = null, ...change }) => ({
    ...change,
    idempotencyHash,
    userId: actor.userId,
    actor: actor.name,
  }));
  await writeRows(tx, auditLog, rows);
}

const PER_PAGE = 50;

const entryView = ({ at, ...row }: typeof auditLog.$inferSelect): AuditEntry => ({
  id: row.id,
  at: nowIsoWib(at),
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  title: row.title,
  before: row.before,
  after: row.after,
});

const ofStore = (storeId: number): SQL => eq(auditLog.storeId, storeId);

/** A page of a store's log, the latest first. @param page from 1 */
export async function auditPage(db: Queryable, storeId: number, page: number): Promise<AuditResponse> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(ofStore(storeId))
    .orderBy(desc(auditLog.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const [all] = await db.select({ entries: count() }).from(auditLog).where(ofStore(storeId));
  return { data: rows.map(entryView), per_page: PER_PAGE, total: all?.entries ?? 0, current_page: page };
}

/** What the log knows of one subject, the earliest first. */
export async function auditOf(db: Queryable, storeId: number, subject: string): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(ofStore(storeId), eq(auditLog.subject, subject)))
    .orderBy(auditLog.id);
  return rows.map(entryView);
}

export type MadeBefore = Pick<AuditedChange, 'subject' | 'after'>;

/** What a request has made before; null when it has made nothing. @param hash as the change was noted with */
export async function madeBy(db: Queryable, storeId: number, hash: string): Promise<MadeBefore | null> {
  const [entry] = await db
    .select({ subject: auditLog.subject, after: auditLog.after })
    .from(auditLog)
    .where(and(ofStore(storeId), eq(auditLog.idempotencyHash, hash)));
  return entry ?? null;
}

/** The number in a subject such as `product:12`. */
export const numberIn = (subject: string): number => Number(subject.slice(subject.indexOf(':') + 1));

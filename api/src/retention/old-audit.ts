import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { auditLog } from '../db/schema/members.ts';

/** How long a store's log keeps a change, in days. */
export const AUDIT_DAYS = 730;

/** Takes old entries out of the stores' logs. */
export async function removeOldAudit(db: Database, now: Date): Promise<void> {
  const isOld = lt(auditLog.at, new Date(now.getTime() - AUDIT_DAYS * 24 * 60 * 60 * 1000));
  for (const { storeId } of await db
    .selectDistinct({ storeId: auditLog.storeId })
    .from(auditLog)
    .where(isOld))
    await db.delete(auditLog).where(and(eq(auditLog.storeId, storeId), isOld));
}

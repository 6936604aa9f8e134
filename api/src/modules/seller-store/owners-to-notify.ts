import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { auditLog } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import { memberRepository } from '../seller-access/member-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a former owner is notified, too: else one owner would take the others out first, and nobody would know. */
const FORMER_MS = 30 * DAY_MS;

/** E-mail addresses of a store's owners, and of those who were owners until lately. */
export async function ownersToNotify(tx: Queryable, storeId: number, now: Date): Promise<string[]> {
  const people = await memberRepository(tx).list(storeId);
  const owners = people.filter(({ role }) => role === 'owner').map(({ email }) => email);
  const left = await tx
    .select({ subject: auditLog.subject })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.storeId, storeId),
        inArray(auditLog.action, ['member.remove', 'member.role']),
        gt(auditLog.at, new Date(now.getTime() - FORMER_MS)),
        eq(sql`${auditLog.before} ->> 'role'`, 'owner'),
      ),
    );
  const ids = left.map(({ subject }) => Number(subject)).filter(Number.isSafeInteger);
  if (ids.length === 0) return owners;
  const former = await tx.select({ email: users.email }).from(users).where(inArray(users.id, ids));
  return [...new Set([...owners, ...former.map(({ email }) => email)])];
}

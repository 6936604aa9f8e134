import { and, eq } from 'drizzle-orm';
import type { TimelineEntry } from '@lapak/contracts/api/seller-order';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { auditOf } from '../../audit/audit-log.ts';
import type { Queryable } from '../../db/client.ts';
import { mails } from '../../db/schema/mails.ts';
import type { OrderRow } from '../orders/order.ts';

/** What the order itself knows of its buyer, the clock and a payment provider: steps of the store's people are in the log. */
function ownMoments(order: OrderRow, isLogged: (action: string) => boolean): TimelineEntry[] {
  const moments: [what: string, at: Date | null][] = [
    ['placed', order.createdAt],
    ['proof', order.proofKey === null ? null : order.confirmedAt],
    ['paid', isLogged('order.confirm') ? null : order.paidAt],
    ['ended', isLogged('order.reject') ? null : order.closedAt],
    ['received', order.finishedAt],
  ];
  return moments.flatMap(([what, at]) =>
    at === null ? [] : [{ at: nowIsoWib(at), what, actor: null, facts: {} }],
  );
}

async function mailsAbout(db: Queryable, { storeId, publicId }: OrderRow): Promise<TimelineEntry[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(eq(mails.storeId, storeId), eq(mails.orderPublicId, publicId)));
  return rows.map(({ createdAt, sentAt, failedAt, kind, recipient }) => ({
    at: nowIsoWib(sentAt ?? failedAt ?? createdAt),
    what: 'mail',
    actor: null,
    facts: { kind, recipient, state: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting' },
  }));
}

/** Everything that happened to an order, the earliest first. */
export async function orderTimeline(db: Queryable, order: OrderRow): Promise<TimelineEntry[]> {
  const logged = await auditOf(db, order.storeId, order.publicId);
  const steps = logged.map(({ at, action, actor, before, after }) => ({
    at,
    what: action,
    actor,
    facts: { before, after },
  }));
  const own = ownMoments(order, (action) => logged.some((entry) => entry.action === action));
  return [...own, ...steps, ...(await mailsAbout(db, order))].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
}

import { and, eq, lt, sql } from 'drizzle-orm';
import { fixProtocolRelative } from '@lapak/domain/links';
import type { Database } from '../../../db/client.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { stores } from '../../../db/schema/stores.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import { openStatuses } from '../order-status.ts';
import type { OrderMails } from '../mail/order-notification.ts';
import { isPaid } from '../order.ts';
import { inviteToReview } from '../mail/review-invitation.ts';
import { readDownloadToken } from './download-address.ts';
import { downloadRefusals, MAX_OPENINGS, type DownloadRefusal } from './download-refusals.ts';

type LineRow = typeof orderLines.$inferSelect;

/** What opens at an address: a file of the private storage, or an address elsewhere. */
export type Download = { line: LineRow } & (
  { kind: 'file'; key: string; bytes: number } | { kind: 'link'; address: string }
);

/** Only a genuine token names the store. */
export type FoundDownload =
  | { ok: true; download: Download; username: string }
  | { ok: false; refusal: DownloadRefusal; username: string | null };

export interface DownloadService {
  /** What a token opens now. */
  find(token: string): Promise<FoundDownload>;
  /** Counts an opening; the first one of an order invites its buyer to review. @returns false when there were too many */
  count(line: Pick<LineRow, 'storeId' | 'id'>): Promise<boolean>;
}

/** An address that a browser may be led to; null for anything but the web. */
function webAddress(link: string | null): string | null {
  const address = fixProtocolRelative(link);
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function downloadOf(line: LineRow): Download | null {
  const { downloadKey: key, downloadBytes: bytes } = line;
  if (key !== null && bytes !== null) return { line, kind: 'file', key, bytes };
  const address = webAddress(line.productLink);
  return address === null ? null : { line, kind: 'link', address };
}

export interface DownloadDeps {
  db: Database;
  clock: { now(): Date };
  mails: OrderMails;
}

export function createDownloadService({ db, clock, mails }: DownloadDeps): DownloadService {
  async function lineOf(storeId: number, lineId: number) {
    const [found] = await db
      .select({ line: orderLines, order: orders, username: stores.username })
      .from(orderLines)
      .innerJoin(orders, and(eq(orders.storeId, orderLines.storeId), eq(orders.id, orderLines.orderId)))
      .innerJoin(stores, eq(stores.id, orderLines.storeId))
      .where(and(eq(orderLines.storeId, storeId), eq(orderLines.id, lineId)));
    return found ?? null;
  }

  return {
    async find(text) {
      const unknown = { ok: false as const, refusal: downloadRefusals.unknown, username: null };
      const token = readDownloadToken(text);
      const found = token && (await lineOf(token.storeId, token.lineId));
      if (!found || !token.isSignedFor(found.order)) return unknown;
      const { line, order, username } = found;
      const refuse = (refusal: DownloadRefusal) => ({ ok: false as const, refusal, username });
      if (openStatuses.includes(order.status)) return refuse(downloadRefusals.unpaid);
      if (!isPaid(order)) return refuse(downloadRefusals.ended);
      if (token.expiresAt <= clock.now()) return refuse(downloadRefusals.expired);
      const download = downloadOf(line);
      return download ? { ok: true, download, username } : refuse(downloadRefusals.missing);
    },

    async count({ storeId, id }) {
      const now = clock.now();
      const counted = await retryingTransaction(db, async (tx) => {
        const [opened] = await tx
          .update(orderLines)
          .set({
            openedCount: sql`${orderLines.openedCount} + 1`,
            openedAt: sql`coalesce(${orderLines.openedAt}, ${sql.param(now, orderLines.openedAt)})`,
          })
          .where(
            and(
              eq(orderLines.storeId, storeId),
              eq(orderLines.id, id),
              lt(orderLines.openedCount, MAX_OPENINGS),
            ),
          )
          .returning({ id: orderLines.orderId, count: orderLines.openedCount });
        if (opened?.count === 1) await inviteToReview(tx, mails, { storeId, id: opened.id }, now);
        return opened?.count ?? 0;
      });
      if (counted === 1) mails.wake();
      return counted > 0;
    },
  };
}

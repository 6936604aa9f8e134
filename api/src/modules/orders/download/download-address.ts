import { createHmac } from 'node:crypto';
import type { orderLines } from '../../../db/schema/orders.ts';
import { isSameSecret } from '../../../lib/same-secret.ts';
import { isPaid, type OrderRow } from '../order.ts';

/** How long an address opens; every view of a paid order has new ones. */
export const DOWNLOAD_HOURS = 24;

type Line = Pick<typeof orderLines.$inferSelect, 'storeId' | 'id' | 'productLink' | 'downloadKey'>;
/** The public id is a secret of the buyer and the shop, the same in every process: addresses are signed with it. */
type Order = Pick<OrderRow, 'status'> & { publicId: string };

const signatureOf = (content: string, { publicId }: Pick<Order, 'publicId'>): string =>
  createHmac('sha256', publicId).update(`download ${content}`).digest('base64url');

/** Whether there is something to open: a file, or an address elsewhere. */
export const isDownload = ({ productLink, downloadKey }: Pick<Line, 'productLink' | 'downloadKey'>) =>
  productLink !== null || downloadKey !== null;

/**
 * Address in the shop, from its root, at which a line of a paid order opens. It contains numbers and a signature and not
 * the order's public id, so who gets it from the buyer does not get the order with it. A mail leads to the order's page
 * instead: this address expires, and scanners of mailboxes would count as openings.
 * @param now from when its 24 hours count
 * @returns null when the order is not paid, or the line has nothing to open
 */
export function downloadPath(order: Order, line: Line, now: Date): string | null {
  if (!isPaid(order) || !isDownload(line)) return null;
  const expires = Math.floor(now.getTime() / 1000) + DOWNLOAD_HOURS * 3600;
  const content = `${line.storeId}.${line.id}.${expires}`;
  return `/api/download/${content}.${signatureOf(content, order)}`;
}

/** What an address names; whether it is genuine is only known with the order. */
export interface DownloadToken {
  storeId: number;
  lineId: number;
  expiresAt: Date;
  /** Whether the address was signed for this order, unchanged. */
  isSignedFor(order: Pick<Order, 'publicId'>): boolean;
}

/** @returns null for a text that is no token */
export function readDownloadToken(token: string): DownloadToken | null {
  const parts = /^((\d{1,16})\.(\d{1,16})\.(\d{1,11}))\.([\w-]{43})$/.exec(token);
  if (!parts) return null;
  const [, content = '', storeId, lineId, expires, signature] = parts;
  return {
    storeId: Number(storeId),
    lineId: Number(lineId),
    expiresAt: new Date(Number(expires) * 1000),
    isSignedFor: (order) => isSameSecret(signature, signatureOf(content, order)),
  };
}

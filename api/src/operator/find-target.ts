import { and, eq, or } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { orders, type OrderKind } from '../db/schema/orders.ts';
import { stores } from '../db/schema/stores.ts';
import { storeOfPublicId } from '../lib/store-in-id.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import { failed, type OperatorReply } from './operator-request.ts';

/** An order that an operator means. */
export interface Target {
  kind: OrderKind;
  storeId: number;
  id: number;
  invoice: string;
  status: string;
  username: string;
  proofKey: string | null;
}

/**
 * The order of a public id or invoice number. Invoice numbers count per store, so two stores may have the same.
 * @returns the order, or the message for the operator
 */
export async function findTarget(
  db: Queryable,
  wanted: { order: string; store?: string },
): Promise<Target | OperatorReply> {
  const named = wanted.store === undefined ? null : await storeRepository(db).findByUsername(wanted.store);
  const missing = failed(
    `Tidak ada pesanan "${wanted.order}"${wanted.store ? ` di toko ${wanted.store}` : ''}.`,
  );
  if (wanted.store !== undefined && !named) return missing;
  const storeId = named?.id ?? storeOfPublicId(wanted.order);
  const found: Target[] = await db
    .select({
      kind: orders.kind,
      storeId: orders.storeId,
      id: orders.id,
      invoice: orders.invoice,
      status: orders.status,
      username: stores.username,
      proofKey: orders.proofKey,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        or(eq(orders.publicId, wanted.order), eq(orders.invoice, wanted.order)),
        storeId === null ? undefined : eq(orders.storeId, storeId),
      ),
    )
    .limit(5);
  const [only] = found;
  if (!only) return missing;
  if (found.length === 1) return only;
  return failed(
    `Ada beberapa pesanan "${wanted.order}". Tambahkan --store dengan salah satu toko:`,
    ...found.map(({ username }) => `  ${username}`),
  );
}

export const isReply = (value: Target | OperatorReply): value is OperatorReply => 'lines' in value;

import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/client.ts';
import { categories, productImages, products } from '../db/schema/catalogue.ts';
import { events } from '../db/schema/events.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { banners, paymentAccounts, stores } from '../db/schema/stores.ts';

/** Columns with the key of a file. A test finds the ones that are missing here. */
export const fileColumns: readonly PgColumn[] = [
  products.downloadKey,
  productImages.fileKey,
  categories.imageKey,
  stores.logoKey,
  paymentAccounts.imgKey,
  banners.imageKey,
  events.imageCoverKey,
  events.logoOrganizerKey,
  orders.identityKey,
  orders.proofKey,
  orderLines.imageKey,
  orderLines.downloadKey,
];

/** Accounts as they were when an order was made or paid, with the key of their picture. */
const accountColumns: readonly PgColumn[] = [orders.paymentAccount, orders.transferAccount];

const isAmong = (value: SQL, keys: readonly string[]) => sql`${value} in ${keys}`;

/** Which of these keys some row names. */
export async function namedFiles(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const values = [
    ...fileColumns.map((column) => ({ value: sql`${column}`, column })),
    ...accountColumns.map((column) => ({ value: sql`${column} ->> 'imgKey'`, column })),
  ];
  const found = new Set<string>();
  for (const { value, column } of values) {
    const rows = await db
      .selectDistinct({ key: value.mapWith(String) })
      .from(column.table)
      .where(isAmong(value, keys));
    for (const { key } of rows) found.add(key);
  }
  return found;
}

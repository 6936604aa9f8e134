import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProductChoicesResponse } from '@lapak/contracts/api/seller-product';
import type { Database } from '../../db/client.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { paymentAccounts } from '../../db/schema/stores.ts';
import { isKept } from '../../import/kept-products.ts';

/** What a form of products chooses from: the store's categories, with how many products each has, and its payment accounts. */
export async function productChoices(db: Database, storeId: number): Promise<ProductChoicesResponse['data']> {
  const counted = await db
    .select({ id: products.categoryId, products: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.storeId, storeId), isKept))
    .groupBy(products.categoryId);
  const counts = new Map(counted.map((row) => [row.id, row.products]));
  const ofStore = await db
    .select({ id: categories.id, key: categories.importKey, nama: categories.nama })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)))
    .orderBy(asc(categories.position), asc(categories.id));
  const accounts = await db
    .select({ key: paymentAccounts.importKey, nama: paymentAccounts.nama })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.storeId, storeId), eq(paymentAccounts.isRemoved, false)))
    .orderBy(asc(paymentAccounts.position), asc(paymentAccounts.id));
  return {
    categories: ofStore.map(({ id, key, nama }) => ({
      key: key ?? '',
      nama,
      products: counts.get(id) ?? 0,
    })),
    payment_accounts: accounts.map(({ key, nama }) => ({ key: key ?? '', nama })),
  };
}

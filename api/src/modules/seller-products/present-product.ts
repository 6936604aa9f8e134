import { and, eq } from 'drizzle-orm';
import type { SellerProduct, StockSeen } from '@lapak/contracts/api/seller-product';
import type { ProductDocument, ProductForm } from '@lapak/contracts/store-document/product';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Queryable } from '../../db/client.ts';
import { productImages, products } from '../../db/schema/catalogue.ts';
import { exportProducts, referredKeys, type ReferredKeys } from '../../import/export-products.ts';
import { picturePath } from '../../import/exported-values.ts';
import { isKept } from '../../import/kept-products.ts';
import { changedBy, versionOf } from '../seller-forms/versions.ts';
import { fileUrl } from '../store/store-view.ts';

type ProductRow = typeof products.$inferSelect;

/** A product as the store has it. */
export interface PresentProduct {
  row: ProductRow;
  product: ProductDocument;
}

/** Names a product in the store's log. */
export const subjectOf = (id: number): string => `product:${id}`;

/** @param keys of the store, where they are known already */
export async function presentProduct(
  db: Queryable,
  storeId: number,
  id: number,
  keys?: ReferredKeys,
): Promise<PresentProduct | null> {
  const reader = { tx: db, storeId };
  const which = and(eq(products.id, id), isKept);
  for await (const [found] of exportProducts(reader, which, keys ?? (await referredKeys(reader))))
    return found ?? null;
  return null;
}

/** Keys in the storage of a product's pictures, by the path that its form has. */
export async function pictureKeys(
  db: Queryable,
  storeId: number,
  id: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ key: productImages.fileKey })
    .from(productImages)
    .where(and(eq(productImages.storeId, storeId), eq(productImages.productId, id)));
  return new Map(rows.flatMap(({ key }) => (key === null ? [] : [[picturePath(key), key]])));
}

const seenOf = ({ stock, price_variety: combinations = [] }: ProductForm): StockSeen => ({
  stock,
  combinations: combinations.map(({ options, stock: pieces }) => ({ options, stock: pieces })),
});

/** A product as its form in the console has it. */
export async function productView(
  db: Queryable,
  { row, product: { key, ...product } }: PresentProduct,
): Promise<SellerProduct> {
  const keys = await pictureKeys(db, row.storeId, row.id);
  return {
    id: row.id,
    version: versionOf(row),
    product,
    seen: seenOf(product),
    pictures: Object.fromEntries([...keys].map(([path, of]) => [path, fileUrl(of) ?? ''])),
    file_bytes: row.downloadBytes,
    sold_count: row.soldCount,
    changed_at: nowIsoWib(row.updatedAt),
    changed_by: await changedBy(db, row, subjectOf(row.id)),
  };
}

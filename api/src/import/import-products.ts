import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StoreDocument } from '@lapak/contracts/store-document';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { products } from '../db/schema/catalogue.ts';
import { byImportKey, difference, renewed } from './difference.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { importParts } from './import-parts.ts';
import { importVariations } from './import-variations.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { chunks, updateRows } from './write-rows.ts';

/** Products that are compared at a time. */
const AT_ONCE = 1_000;

export interface ProductReferences {
  categories: ReadonlyMap<string, number>;
  accounts: ReadonlyMap<string, number>;
}

type ProductRow = typeof products.$inferSelect;
type ProductValues = typeof products.$inferInsert;

/** Goods are sent to an address unless the seller sets it otherwise; the rest needs no address by default. */
function switches(product: ProductDocument) {
  const isGoods = product.category === 'barang';
  return {
    preOrder: product.pre_order ?? 0,
    statusPromo: product.status_promo ?? 0,
    enableVariations: product.enable_variations ?? 0,
    enableDiscountPricing: product.enable_discount_pricing ?? 0,
    enableWholesalePrice: product.enable_wholesale_price ?? 0,
    isLimit: product.is_limit ?? 0,
    alamatOption: product.alamat_option ?? (isGoods ? 1 : 0),
    showDropshipper: product.show_dropshipper ?? (isGoods ? 1 : 0),
    showReseller: product.show_reseller ?? (isGoods ? 1 : 0),
    isNotes: product.is_notes ?? 1,
    isDonation: product.is_donation ?? 0,
    donationCustom: product.donation_custom ?? 0,
    enableIdentityData: product.enable_identity_data ?? 0,
    enableOrderDate: product.enable_order_date ?? 0,
    isCustomField: product.is_custom_field ?? 0,
    isSurvei: product.is_survei ?? 0,
  } satisfies Partial<ProductValues>;
}

function values(
  { storeId, now, soldFile }: ImportContext,
  product: ProductDocument,
  categories: ReadonlyMap<string, number>,
): ProductValues {
  const file = soldFile(product.file);
  return {
    storeId,
    importKey: product.key,
    slug: product.slug,
    nama: product.nama,
    category: product.category,
    categoryId: product.category_key === undefined ? null : (categories.get(product.category_key) ?? null),
    harga: product.harga,
    stock: product.stock,
    description: sanitizeDescription(product.description ?? ''),
    youtubeUrl: product.youtube_url ?? null,
    productCondition: product.product_condition ?? 'new',
    typeOfWeight: product.type_of_weight ?? 'permanent',
    berat: product.berat ?? product.berat_max ?? 0,
    beratMin: product.berat_min ?? null,
    beratMax: product.berat_max ?? null,
    preOrderTime: product.pre_order_time ?? null,
    discountPrice: product.discount_price ?? null,
    discountStartDate: momentOf(product.discount_start_date, now),
    discountEndDate: momentOf(product.discount_end_date, now),
    buyLimit: product.buy_limit ?? null,
    donationAmount: product.donation_amount ?? null,
    donationRecipient: product.donation_recipient ?? null,
    surveiLink: product.survei_link ?? null,
    link: product.link ?? null,
    downloadKey: file?.key ?? null,
    downloadBytes: file?.bytes ?? null,
    isRemoved: false,
    ...switches(product),
  };
}

/**
 * Addresses that the document gives to other products are set free first, so that two products may swap theirs; those
 * that are not in the document any more are taken out.
 */
async function makeRoom(
  { tx, storeId, written }: ImportContext,
  list: readonly ProductDocument[],
  stored: readonly ProductRow[],
): Promise<void> {
  const keys = new Set<string | null>(list.map((product) => product.key));
  const owners = new Map(list.map((product) => [product.slug, product.key]));
  const isGone = (row: ProductRow) => !row.isRemoved && !keys.has(row.importKey);
  const gone = stored.filter(isGone);
  const moving = stored.filter(
    (row) => !isGone(row) && owners.has(row.slug) && owners.get(row.slug) !== row.importKey,
  );
  for (const [rows, isRemoved] of [
    [gone, true],
    [moving, undefined],
  ] as const) {
    for (const part of chunks(rows.map(({ id }) => id))) {
      await tx
        .update(products)
        .set({ isRemoved, slug: sql`${products.slug} || '~' || ${products.id}` })
        .where(and(eq(products.storeId, storeId), inArray(products.id, part)));
    }
    written.rows += rows.length;
  }
}

/** @returns the ids of new products by key */
async function insertProducts(
  { tx, written }: ImportContext,
  made: readonly ProductValues[],
): Promise<[string, number][]> {
  const ids: [string, number][] = [];
  for (const part of chunks(made)) {
    const rows = await tx
      .insert(products)
      .values(part)
      .returning({ id: products.id, key: products.importKey });
    ids.push(...rows.map(({ id, key }): [string, number] => [key ?? '', id]));
  }
  written.rows += made.length;
  return ids;
}

/** Some of the products. The date of a product moves when it or anything of it was changed. */
async function importSome(
  context: ImportContext,
  part: readonly ProductDocument[],
  stored: readonly ProductRow[],
  { categories, accounts }: ProductReferences,
): Promise<void> {
  const { tx, storeId, now, written } = context;
  const wanted = part.map((product) => values(context, product, categories));
  const found = difference(stored, wanted, byImportKey);
  const made = await insertProducts(
    context,
    found.made.map((product) => ({ ...product, updatedAt: now })),
  );
  const ids = new Map([...stored.map((row): [string, number] => [row.importKey ?? '', row.id]), ...made]);
  const idOf = (key: string) => ids.get(key) ?? 0;
  const changed = renewed(found).map((product) => ({ ...product, updatedAt: now }));
  await updateRows(context, products, changed);
  const touched = new Set([
    ...(await importParts(context, part, idOf, accounts)),
    ...(await importVariations(context, part, idOf)),
  ]);
  const dated = new Set([...changed.map(({ id }) => id), ...made.map(([, id]) => id)]);
  const undated = [...touched].filter((id) => !dated.has(id));
  for (const some of chunks(undated)) {
    await tx
      .update(products)
      .set({ updatedAt: now })
      .where(and(eq(products.storeId, storeId), inArray(products.id, some)));
  }
  written.rows += undated.length;
}

/** Products by key: what differs from the document is written, in a handful of statements per thousand. @returns their ids */
export async function importProducts(
  context: ImportContext,
  list: StoreDocument['products'],
  references: ProductReferences,
): Promise<Map<string, number>> {
  const { tx, storeId } = context;
  if (list) {
    const stored = await tx.select().from(products).where(eq(products.storeId, storeId));
    await makeRoom(context, list, stored);
    const rows = new Map(stored.map((row) => [row.importKey, row]));
    for (const part of chunks(list, AT_ONCE)) {
      const known = part.flatMap(({ key }) => rows.get(key) ?? []);
      await importSome(context, part, known, references);
    }
  }
  const all = await tx
    .select({ id: products.id, key: products.importKey })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false)));
  return new Map(all.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

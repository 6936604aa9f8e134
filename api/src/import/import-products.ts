import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { StoreDocument } from '@lapak/contracts/store-document';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import {
  customFields,
  productImages,
  productPaymentExclusions,
  products,
  wholesaleTiers,
} from '../db/schema/catalogue.ts';
import { momentOf, type ImportContext } from './import-context.ts';
import { importVariations } from './import-variations.ts';
import { sanitizeDescription } from './sanitize-description.ts';
import { chunks, fromExcluded } from './upsert.ts';

export interface ProductReferences {
  categories: ReadonlyMap<string, number>;
  accounts: ReadonlyMap<string, number>;
}

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
    updatedAt: now,
    ...switches(product),
  };
}

/** What an import of a product that is there already changes; what orders and reviews count stays. */
const updatable = fromExcluded({
  slug: products.slug,
  nama: products.nama,
  category: products.category,
  categoryId: products.categoryId,
  harga: products.harga,
  stock: products.stock,
  description: products.description,
  youtubeUrl: products.youtubeUrl,
  productCondition: products.productCondition,
  typeOfWeight: products.typeOfWeight,
  berat: products.berat,
  beratMin: products.beratMin,
  beratMax: products.beratMax,
  preOrderTime: products.preOrderTime,
  discountPrice: products.discountPrice,
  discountStartDate: products.discountStartDate,
  discountEndDate: products.discountEndDate,
  buyLimit: products.buyLimit,
  donationAmount: products.donationAmount,
  donationRecipient: products.donationRecipient,
  surveiLink: products.surveiLink,
  link: products.link,
  downloadKey: products.downloadKey,
  downloadBytes: products.downloadBytes,
  isRemoved: products.isRemoved,
  updatedAt: products.updatedAt,
  preOrder: products.preOrder,
  statusPromo: products.statusPromo,
  enableVariations: products.enableVariations,
  enableDiscountPricing: products.enableDiscountPricing,
  enableWholesalePrice: products.enableWholesalePrice,
  isLimit: products.isLimit,
  alamatOption: products.alamatOption,
  showDropshipper: products.showDropshipper,
  showReseller: products.showReseller,
  isNotes: products.isNotes,
  isDonation: products.isDonation,
  donationCustom: products.donationCustom,
  enableIdentityData: products.enableIdentityData,
  enableOrderDate: products.enableOrderDate,
  isCustomField: products.isCustomField,
  isSurvei: products.isSurvei,
});

/**
 * Addresses that the document gives to other products are set free first, so that two products may swap theirs; those
 * that are not in the document any more are taken out.
 */
async function makeRoom({ tx, storeId }: ImportContext, list: readonly ProductDocument[]): Promise<void> {
  const keys = list.map((product) => product.key);
  await tx
    .update(products)
    .set({ isRemoved: true, slug: sql`${products.slug} || '~' || ${products.id}` })
    .where(
      and(
        eq(products.storeId, storeId),
        eq(products.isRemoved, false),
        keys.length > 0 ? or(isNull(products.importKey), notInArray(products.importKey, keys)) : undefined,
      ),
    );
  const owners = new Map(list.map((product) => [product.slug, product.key]));
  const rows = await tx
    .select({ id: products.id, slug: products.slug, key: products.importKey })
    .from(products)
    .where(eq(products.storeId, storeId));
  const moving = rows.filter(({ slug, key }) => owners.has(slug) && owners.get(slug) !== key);
  for (const part of chunks(moving.map(({ id }) => id))) {
    await tx
      .update(products)
      .set({ slug: sql`${products.slug} || '~' || ${products.id}` })
      .where(and(eq(products.storeId, storeId), inArray(products.id, part)));
  }
}

/** Pictures, wholesale tiers, custom fields and payment exclusions of a part of the products: replaced as a whole. */
async function importParts(
  { tx, storeId, pictureKey }: ImportContext,
  part: readonly ProductDocument[],
  idOf: (key: string) => number,
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = part.map(({ key }) => idOf(key));
  for (const table of [productImages, wholesaleTiers, customFields, productPaymentExclusions]) {
    await tx.delete(table).where(and(eq(table.storeId, storeId), inArray(table.productId, ids)));
  }
  const images = part.flatMap((product) =>
    product.images.map((file, position) => ({
      storeId,
      productId: idOf(product.key),
      position,
      fileKey: pictureKey(file) ?? '',
    })),
  );
  const tiers = part.flatMap((product) =>
    (product.wholesale_prices ?? []).map((tier) => ({
      storeId,
      productId: idOf(product.key),
      minProduct: tier.min_product,
      maxProduct: tier.max_product,
      price: tier.price,
    })),
  );
  const fields = part.flatMap((product) =>
    (product.custom_field ?? []).map((field, position) => ({
      storeId,
      productId: idOf(product.key),
      position,
      name: field.name,
      formName: field.form_name,
      type: field.type,
      options: field.options ?? [],
      placeholder: field.placeholder ?? null,
      isRequired: field.is_required,
    })),
  );
  const exclusions = part.flatMap((product) =>
    [...new Set(product.payment_exclusions ?? [])].map((key) => ({
      storeId,
      productId: idOf(product.key),
      paymentAccountId: accounts.get(key) ?? 0,
    })),
  );
  for (const rows of chunks(images)) await tx.insert(productImages).values(rows);
  for (const rows of chunks(tiers)) await tx.insert(wholesaleTiers).values(rows);
  for (const rows of chunks(fields)) await tx.insert(customFields).values(rows);
  for (const rows of chunks(exclusions)) await tx.insert(productPaymentExclusions).values(rows);
}

/** Products by key, in a handful of statements per 300 of them. @returns their ids */
export async function importProducts(
  context: ImportContext,
  list: StoreDocument['products'],
  references: ProductReferences,
): Promise<Map<string, number>> {
  const { tx, storeId } = context;
  if (list) {
    await makeRoom(context, list);
    for (const part of chunks(list)) {
      const rows = await tx
        .insert(products)
        .values(part.map((product) => values(context, product, references.categories)))
        .onConflictDoUpdate({ target: [products.storeId, products.importKey], set: updatable })
        .returning({ id: products.id, key: products.importKey });
      const ids = new Map(rows.map(({ id, key }) => [key, id]));
      const idOf = (key: string) => ids.get(key) ?? 0;
      await importParts(context, part, idOf, references.accounts);
      await importVariations(context, part, idOf);
    }
  }
  const all = await tx
    .select({ id: products.id, key: products.importKey })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false)));
  return new Map(all.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

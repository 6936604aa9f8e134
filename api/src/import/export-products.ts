import { and, asc, eq, type SQL } from 'drizzle-orm';
import { isOneOf } from '../db/is-one-of.ts';
import { readRows } from '../db/json-row.ts';
import {
  categories,
  customFields,
  priceVarieties,
  productImages,
  productPaymentExclusions,
  products,
  wholesaleTiers,
} from '../db/schema/catalogue.ts';
import { paymentAccounts } from '../db/schema/stores.ts';
import { inPosition, keyOf, momentText, picturePath, soldFilePath, unlessNull } from './exported-values.ts';
import type { StoreReader } from './import-context.ts';
import { levelsByProduct, readLevels, type StoredLevels } from './import-levels.ts';
import { rowsOfProducts } from './import-parts.ts';
import { optionNames } from './import-variations.ts';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { chunks, PRODUCTS_AT_ONCE } from './write-rows.ts';

type ProductRow = typeof products.$inferSelect;

/** Keys in documents of what products refer to, by number. */
export interface ReferredKeys {
  categories: ReadonlyMap<number, string>;
  accounts: ReadonlyMap<number, string>;
}

/** Keys of the categories and payment accounts that a store has. */
export async function referredKeys({ tx, storeId }: StoreReader): Promise<ReferredKeys> {
  const ofCategories = await tx
    .select({ id: categories.id, importKey: categories.importKey })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)));
  const ofAccounts = await tx
    .select({ id: paymentAccounts.id, importKey: paymentAccounts.importKey })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.storeId, storeId), eq(paymentAccounts.isRemoved, false)));
  const byId = (rows: typeof ofCategories) =>
    new Map(rows.flatMap(({ id, importKey }) => (importKey === null ? [] : [[id, importKey]])));
  return { categories: byId(ofCategories), accounts: byId(ofAccounts) };
}

function switchesOf(row: ProductRow) {
  return {
    pre_order: row.preOrder,
    status_promo: row.statusPromo,
    enable_variations: row.enableVariations,
    enable_discount_pricing: row.enableDiscountPricing,
    enable_wholesale_price: row.enableWholesalePrice,
    is_limit: row.isLimit,
    alamat_option: row.alamatOption,
    show_dropshipper: row.showDropshipper,
    show_reseller: row.showReseller,
    is_notes: row.isNotes,
    is_donation: row.isDonation,
    donation_custom: row.donationCustom,
    enable_identity_data: row.enableIdentityData,
    enable_order_date: row.enableOrderDate,
    is_custom_field: row.isCustomField,
    is_survei: row.isSurvei,
    is_hidden: row.isHidden,
  } satisfies Partial<ProductDocument>;
}

/** What the row of a product says of it: the inverse of `productValues`. */
function ownFields(row: ProductRow, keys: ReferredKeys): Omit<ProductDocument, 'images'> {
  return {
    key: keyOf(row),
    slug: row.slug,
    nama: row.nama,
    category: row.category,
    category_key: keys.categories.get(row.categoryId ?? 0),
    harga: row.harga,
    stock: row.stock,
    description: row.description,
    youtube_url: unlessNull(row.youtubeUrl),
    product_condition: row.productCondition,
    type_of_weight: row.typeOfWeight,
    berat: row.berat,
    berat_min: unlessNull(row.beratMin),
    berat_max: unlessNull(row.beratMax),
    pre_order_time: unlessNull(row.preOrderTime),
    discount_price: unlessNull(row.discountPrice),
    discount_start_date: momentText(row.discountStartDate),
    discount_end_date: momentText(row.discountEndDate),
    buy_limit: unlessNull(row.buyLimit),
    donation_amount: unlessNull(row.donationAmount),
    donation_recipient: unlessNull(row.donationRecipient),
    survei_link: unlessNull(row.surveiLink),
    link: unlessNull(row.link),
    file: soldFilePath(row.downloadKey),
    ...switchesOf(row),
  };
}

function byProduct<Row extends { productId: number }>(rows: readonly Row[]): (id: number) => readonly Row[] {
  const lists = new Map<number, Row[]>();
  for (const row of rows) {
    const list = lists.get(row.productId);
    if (list) list.push(row);
    else lists.set(row.productId, [row]);
  }
  return (id) => lists.get(id) ?? [];
}

/** A list of a product, which a document leaves out when it is empty. */
const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

function varietyOf({ groups, options }: StoredLevels): (id: number) => ProductDocument['product_variety'] {
  const groupsOf = byProduct(groups);
  const optionsOf = new Map(groups.map(({ id }) => [id, [] as typeof options]));
  for (const option of options) optionsOf.get(option.groupId)?.push(option);
  return (productId) =>
    unlessEmpty(
      inPosition(groupsOf(productId)).map(({ id, variationName }) => ({
        variation_name: variationName,
        list_options: inPosition(optionsOf.get(id) ?? []).map(({ optionName }) => optionName),
      })),
    );
}

async function readCombinations({ tx, storeId }: StoreReader, ids: readonly number[], levels: StoredLevels) {
  const ofProducts = and(
    eq(priceVarieties.storeId, storeId),
    isOneOf(priceVarieties.productId, ids),
    eq(priceVarieties.isRemoved, false),
  );
  const rowsOf = byProduct(await readRows(tx, priceVarieties, ofProducts, asc(priceVarieties.position)));
  const levelsOf = levelsByProduct(levels);
  return (productId: number): ProductDocument['price_variety'] =>
    unlessEmpty(
      rowsOf(productId).map((row) => ({
        options: optionNames(row, levelsOf(productId)) ?? [],
        price: row.price,
        discount_price: unlessNull(row.discountPrice),
        stock: row.stock,
        berat: unlessNull(row.berat),
      })),
    );
}

async function readImages(reader: StoreReader, ids: readonly number[]) {
  const imagesOf = byProduct(await rowsOfProducts(reader, productImages, ids));
  return (id: number) => inPosition(imagesOf(id)).map(({ fileKey }) => picturePath(fileKey ?? ''));
}

async function readTiers(reader: StoreReader, ids: readonly number[]) {
  const tiersOf = byProduct(await rowsOfProducts(reader, wholesaleTiers, ids));
  return (id: number): ProductDocument['wholesale_prices'] =>
    unlessEmpty(
      [...tiersOf(id)]
        .sort((a, b) => a.minProduct - b.minProduct)
        .map((tier) => ({
          min_product: tier.minProduct,
          max_product: tier.maxProduct,
          price: tier.price,
        })),
    );
}

async function readFields(reader: StoreReader, ids: readonly number[]) {
  const fieldsOf = byProduct(await rowsOfProducts(reader, customFields, ids));
  return (id: number): ProductDocument['custom_field'] =>
    unlessEmpty(
      inPosition(fieldsOf(id)).map((field) => ({
        name: field.name,
        form_name: field.formName,
        type: field.type,
        options: unlessEmpty(field.options),
        placeholder: unlessNull(field.placeholder),
        is_required: field.isRequired,
      })),
    );
}

async function readExclusions(reader: StoreReader, ids: readonly number[], { accounts }: ReferredKeys) {
  const exclusionsOf = byProduct(await rowsOfProducts(reader, productPaymentExclusions, ids));
  return (id: number) =>
    unlessEmpty(exclusionsOf(id).flatMap(({ paymentAccountId }) => accounts.get(paymentAccountId) ?? []));
}

async function documentsOf(reader: StoreReader, rows: readonly ProductRow[], keys: ReferredKeys) {
  const ids = rows.map(({ id }) => id);
  const levels = await readLevels(reader, ids);
  const variety = varietyOf(levels);
  const combinations = await readCombinations(reader, ids, levels);
  const images = await readImages(reader, ids);
  const tiers = await readTiers(reader, ids);
  const fields = await readFields(reader, ids);
  const exclusions = await readExclusions(reader, ids, keys);
  return rows.map((row) => ({
    row,
    product: {
      ...ownFields(row, keys),
      images: images(row.id),
      product_variety: variety(row.id),
      price_variety: combinations(row.id),
      wholesale_prices: tiers(row.id),
      custom_field: fields(row.id),
      payment_exclusions: exclusions(row.id),
    } satisfies ProductDocument,
  }));
}

export interface ExportedProduct {
  row: ProductRow;
  /** All of its fields, also those that are as an import would set them; undefined where a document has none. */
  product: ProductDocument;
}

/**
 * Products of a store as a document has them, some at a time: the inverse of `importProducts`.
 * @param which in addition to the store's
 * @param size of a part
 */
export async function* exportProducts(
  reader: StoreReader,
  which: SQL | undefined,
  keys: ReferredKeys,
  size = PRODUCTS_AT_ONCE,
): AsyncGenerator<ExportedProduct[]> {
  const { tx, storeId } = reader;
  const ids = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), which))
    .orderBy(asc(products.id));
  for (const part of chunks(ids, size)) {
    const isWanted = isOneOf(
      products.id,
      part.map(({ id }) => id),
    );
    const rows = await readRows(tx, products, and(eq(products.storeId, storeId), isWanted), asc(products.id));
    yield await documentsOf(reader, rows, keys);
  }
}

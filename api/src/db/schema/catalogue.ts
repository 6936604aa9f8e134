import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  fileKey,
  flag,
  importKey,
  timestamptz,
  no,
  rowId,
  rupiah,
  serialId,
  storeId,
} from './columns.ts';
import { paymentAccounts, stores } from './stores.ts';

export type ProductCategory = 'barang' | 'jasa' | 'digital_product';

export const categories = pgTable(
  'categories',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    importKey: importKey(),
    nama: text().notNull(),
    color: text().notNull().default('gray'),
    /** Null: the picture of its best-selling product. */
    imageKey: text(),
    position: integer().notNull().default(0),
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('categories_import_key').on(t.storeId, t.importKey),
  ],
);

/** Goods, services and digital products (spec 1 §3, spec 2 §3). */
export const products = pgTable(
  'products',
  {
    storeId: storeId().references(() => stores.id),
    id: serialId(),
    importKey: importKey(),
    slug: text().notNull(),
    nama: text().notNull(),
    category: text().$type<ProductCategory>().notNull(),
    categoryId: rowId(),
    harga: rupiah().notNull(),
    /** Pieces left; with variations on, each combination has its own. */
    stock: integer().notNull(),
    /** HTML, sanitised when it came in. */
    description: text().notNull().default(''),
    youtubeUrl: text(),
    productCondition: text().$type<'new' | 'used'>().notNull().default('new'),
    typeOfWeight: text().$type<'permanent' | 'range'>().notNull().default('permanent'),
    /** Grams. */
    berat: integer().notNull().default(0),
    beratMin: integer(),
    beratMax: integer(),
    preOrder: flag().notNull().default(no),
    preOrderTime: integer(),
    enableVariations: flag().notNull().default(no),
    enableDiscountPricing: flag().notNull().default(no),
    discountPrice: rupiah(),
    discountStartDate: timestamptz(),
    discountEndDate: timestamptz(),
    statusPromo: flag().notNull().default(no),
    enableWholesalePrice: flag().notNull().default(no),
    isLimit: flag().notNull().default(no),
    buyLimit: integer(),
    alamatOption: flag().notNull().default(no),
    showDropshipper: flag().notNull().default(no),
    showReseller: flag().notNull().default(no),
    isNotes: flag().notNull().default(no),
    isDonation: flag().notNull().default(no),
    donationCustom: flag().notNull().default(no),
    donationAmount: rupiah(),
    donationRecipient: text(),
    enableIdentityData: flag().notNull().default(no),
    enableOrderDate: flag().notNull().default(no),
    isCustomField: flag().notNull().default(no),
    isSurvei: flag().notNull().default(no),
    surveiLink: text(),
    /** Where a digital product is handed over once it is paid; never in a public answer. */
    link: text(),
    /** Private file that is handed over once it is paid, and its size. */
    downloadKey: fileKey(),
    downloadBytes: integer(),
    /** Pieces in paid orders, counted up and down in the order's own transaction. */
    soldCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    /** In no page of the shop: hidden, or taken out for good and kept for the orders that name it. */
    isRemoved: boolean().notNull().default(false),
    /** Hidden by its seller, who has it in the console; then it is removed, too. */
    isHidden: flag().notNull().default(no),
    /**
     * The lowest price of the combinations, without and with their discounts; null when there are none. A trigger on
     * `price_varieties` computes them; nothing else writes them.
     */
    lowestVarietyPrice: rupiah(),
    lowestVarietyDiscountPrice: rupiah(),
    /**
     * The price that a card shows, and from when and before when it is that; null where that was always so and where it
     * stays so. A trigger works them out at a change and when they are renewed (ADR 12); nothing else writes them.
     */
    listedPrice: rupiah().notNull().default(0),
    listedPriceFrom: timestamptz(),
    listedPriceUntil: timestamptz(),
    /** Whether a combination has a piece left. A trigger on `price_varieties` follows it; nothing else writes it. */
    hasVarietyStock: boolean().notNull().default(false),
    /** As `isSoldOut` of the domain has it for a card: the last among equals in every order of the listing. */
    isSoldOut: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`case when category = 'jasa' or category = 'digital_product' and enable_variations then false
          when enable_variations then not has_variety_stock
          else stock <= 0 end`,
      ),
    /** The words that find the name, however they are written: what a search looks in (ADR 25). */
    searchName: text()
      .notNull()
      .generatedAlwaysAs(sql`search_name(nama)`),
    createdAt: createdAt(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('products_slug').on(t.storeId, t.slug),
    uniqueIndex('products_import_key').on(t.storeId, t.importKey),
    /**
     * Addresses without a store (reviews, wishlist) name a product by its number. Without an order, or the newest of a
     * small store would be searched among those of all.
     */
    index('products_id').using('hash', t.id),
    /** Counts and the newest first, without looking at the rows. */
    index('products_listed')
      .on(t.storeId, t.id.desc().nullsFirst())
      .where(sql`not ${t.isRemoved}`),
    index('products_promo').on(
      t.storeId,
      t.statusPromo.desc().nullsFirst(),
      t.isSoldOut,
      t.id.desc().nullsFirst(),
    ),
    index('products_sold').on(
      t.storeId,
      t.soldCount.desc().nullsFirst(),
      t.isSoldOut,
      t.id.desc().nullsFirst(),
    ),
    /** Both directions have the newest first among equals, so that neither can be read off the other. */
    index('products_cheapest')
      .on(t.storeId, t.listedPrice, t.isSoldOut, t.id.desc().nullsFirst())
      .where(sql`not ${t.isRemoved}`),
    index('products_dearest')
      .on(t.storeId, t.listedPrice, t.isSoldOut.desc().nullsFirst(), t.id)
      .where(sql`not ${t.isRemoved}`),
    index('products_cheapest_of_category')
      .on(t.storeId, t.categoryId, t.listedPrice, t.isSoldOut, t.id.desc().nullsFirst())
      .where(sql`not ${t.isRemoved}`),
    index('products_dearest_of_category')
      .on(t.storeId, t.categoryId, t.listedPrice, t.isSoldOut.desc().nullsFirst(), t.id)
      .where(sql`not ${t.isRemoved}`),
    index('products_price_until')
      .on(t.storeId, t.listedPriceUntil)
      .where(sql`not ${t.isRemoved} and ${t.listedPriceUntil} is not null`),
    index('products_price_from')
      .on(t.storeId, t.listedPriceFrom)
      .where(sql`not ${t.isRemoved} and ${t.listedPriceFrom} is not null`),
    index('products_category').on(t.storeId, t.categoryId, t.id.desc().nullsFirst()),
    /** The best-selling ones of a category, and its picture on the home. */
    index('products_sold_of_category')
      .on(t.storeId, t.categoryId, t.soldCount.desc().nullsFirst(), t.isSoldOut, t.id.desc().nullsFirst())
      .where(sql`not ${t.isRemoved}`),
    index('products_search').using('gin', t.storeId, sql`${t.searchName} gin_trgm_ops`),
    foreignKey({
      columns: [t.storeId, t.categoryId],
      foreignColumns: [categories.storeId, categories.id],
      name: 'products_category_of_store',
    }),
    check('products_category_name', sql`${t.category} in ('barang', 'jasa', 'digital_product')`),
    check('products_amounts', sql`${t.harga} >= 0 and coalesce(${t.discountPrice}, 0) >= 0`),
    check('products_stock', sql`${t.stock} >= 0`),
    check('products_hidden', sql`not ${t.isHidden} or ${t.isRemoved}`),
    check('products_counts', sql`${t.soldCount} >= 0 and ${t.ratingSum} >= 0 and ${t.reviewCount} >= 0`),
  ],
);

/** Foreign key to a product; its rows are deleted with it. */
export const ofProduct = (t: { storeId: AnyPgColumn; productId: AnyPgColumn }, name: string) =>
  foreignKey({
    columns: [t.storeId, t.productId],
    foreignColumns: [products.storeId, products.id],
    name,
  }).onDelete('cascade');

export const productImages = pgTable(
  'product_images',
  {
    storeId: storeId(),
    productId: rowId().notNull(),
    position: smallint().notNull(),
    fileKey: fileKey().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId, t.position] }),
    ofProduct(t, 'product_images_product'),
  ],
);

/** A level of variation, in the order the shopper chooses: positions 1 to 5. */
export const variationGroups = pgTable(
  'variation_groups',
  {
    storeId: storeId(),
    id: serialId(),
    productId: rowId().notNull(),
    position: smallint().notNull(),
    variationName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('variation_groups_position').on(t.storeId, t.productId, t.position),
    ofProduct(t, 'variation_groups_product'),
    check('variation_groups_levels', sql`${t.position} between 1 and 5`),
  ],
);

export const variationOptions = pgTable(
  'variation_options',
  {
    storeId: storeId(),
    id: serialId(),
    groupId: rowId().notNull(),
    position: smallint().notNull(),
    optionName: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('variation_options_position').on(t.storeId, t.groupId, t.position),
    foreignKey({
      columns: [t.storeId, t.groupId],
      foreignColumns: [variationGroups.storeId, variationGroups.id],
      name: 'variation_options_group',
    }).onDelete('cascade'),
  ],
);

/** A combination that can be bought, with its own price and stock; option ids by level, null where unused. */
export const priceVarieties = pgTable(
  'price_varieties',
  {
    storeId: storeId(),
    id: serialId(),
    productId: rowId().notNull(),
    position: integer().notNull().default(0),
    price: rupiah().notNull(),
    discountPrice: rupiah(),
    stock: integer().notNull(),
    /** Grams; null = the product's. */
    berat: integer(),
    optionId1: rowId('option_id_1'),
    optionId2: rowId('option_id_2'),
    optionId3: rowId('option_id_3'),
    optionId4: rowId('option_id_4'),
    optionId5: rowId('option_id_5'),
    /** Taken out by a later import; kept for the carts and orders that name it. */
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('price_varieties_product').on(t.storeId, t.productId, t.position),
    ofProduct(t, 'price_varieties_product_of_store'),
    check('price_varieties_amounts', sql`${t.price} >= 0 and coalesce(${t.discountPrice}, 0) >= 0`),
    check('price_varieties_stock', sql`${t.stock} >= 0`),
  ],
);

export const wholesaleTiers = pgTable(
  'wholesale_tiers',
  {
    storeId: storeId(),
    id: serialId(),
    productId: rowId().notNull(),
    minProduct: integer().notNull(),
    maxProduct: integer(),
    price: rupiah().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    index('wholesale_tiers_product').on(t.storeId, t.productId, t.minProduct),
    ofProduct(t, 'wholesale_tiers_product_of_store'),
    check('wholesale_tiers_price', sql`${t.price} >= 0`),
  ],
);

export type CustomFieldType = 'short-text' | 'long-text' | 'number' | 'dropdown' | 'date';

export const customFields = pgTable(
  'custom_fields',
  {
    storeId: storeId(),
    id: serialId(),
    productId: rowId().notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    formName: text().notNull(),
    type: text().$type<CustomFieldType>().notNull(),
    options: jsonb().$type<string[]>().notNull().default([]),
    placeholder: text(),
    isRequired: flag().notNull().default(no),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.id] }),
    uniqueIndex('custom_fields_form_name').on(t.storeId, t.productId, t.formName),
    ofProduct(t, 'custom_fields_product'),
  ],
);

/** Payment accounts that a product does not take. */
export const productPaymentExclusions = pgTable(
  'product_payment_exclusions',
  { storeId: storeId(), productId: rowId().notNull(), paymentAccountId: rowId().notNull() },
  (t) => [
    primaryKey({ columns: [t.storeId, t.productId, t.paymentAccountId] }),
    ofProduct(t, 'product_payment_exclusions_product'),
    foreignKey({
      columns: [t.storeId, t.paymentAccountId],
      foreignColumns: [paymentAccounts.storeId, paymentAccounts.id],
      name: 'product_payment_exclusions_account',
    }).onDelete('cascade'),
  ],
);

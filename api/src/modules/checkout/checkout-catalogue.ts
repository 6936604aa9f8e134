import { and, eq } from 'drizzle-orm';
import type { CheckoutLine } from '@lapak/contracts/api/order';
import { answerName } from '@lapak/contracts/order-field-names';
import type { CartLine, CustomField } from '@lapak/domain/cart-line';
import { toCartLine } from '@lapak/domain/cart-line';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { PriceVariety, WholesaleTier } from '@lapak/domain/price';
import { combinationPairs, type VariationGroup } from '@lapak/domain/variation';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { orderLines } from '../../db/schema/orders.ts';
import { readProducts, type ProductRecord } from './checkout-products.ts';

/** A line as the database has it: what the rules need, and what an order keeps of it. */
export interface LoadedLine {
  line: CartLine & { qty: number };
  imageKey: string | null;
  /** What of a digital product is handed over: an address elsewhere, or a private file. */
  handedOver: Pick<typeof orderLines.$inferSelect, 'productLink' | 'downloadKey' | 'downloadBytes'>;
  pairs: { name: string; option: string }[];
  /** Payment accounts that the product does not take. */
  excludedAccounts: readonly number[];
}

export type LoadedLines =
  | { ok: true; lines: LoadedLine[] }
  | { ok: false; reason: 'gone'; name: string | null }
  | { ok: false; reason: 'combination'; name: string };

/** Makes one line of the same product and combination: its price may depend on how many there are. */
function merged(lines: readonly CheckoutLine[]): CheckoutLine[] {
  const byKey = new Map<string, CheckoutLine>();
  for (const line of lines) {
    const key = `${line.id}:${line.variety_id ?? 0}`;
    const seen = byKey.get(key);
    byKey.set(key, seen ? { ...seen, qty: seen.qty + line.qty } : line);
  }
  return [...byKey.values()];
}

/** Name of a product of the store, sold or not. */
async function nameOf(db: Queryable, storeId: number, id: number): Promise<string | null> {
  const [product] = await db
    .select({ nama: products.nama })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.id, id)));
  return product?.nama ?? null;
}

const iso = (date: Date | null) => (date ? nowIsoWib(date) : null);

const toVariety = (row: ProductRecord['varieties'][number]): PriceVariety => ({
  id: row.id,
  price: row.price,
  discount_price: row.discountPrice,
  stock: row.stock,
  berat: row.berat,
  option_id_1: row.optionId1,
  option_id_2: row.optionId2,
  option_id_3: row.optionId3,
  option_id_4: row.optionId4,
  option_id_5: row.optionId5,
});

const toGroup = (row: ProductRecord['groups'][number]): VariationGroup => ({
  id: row.id,
  variation_name: row.variationName,
  list_options: row.options.map((option) => ({ id: option.id, option_name: option.optionName })),
});

const toTier = (row: ProductRecord['tiers'][number]): WholesaleTier => ({
  id: row.id,
  min_product: row.minProduct,
  max_product: row.maxProduct,
  price: row.price,
});

const toField = (row: ProductRecord['fields'][number]): CustomField => ({
  id: row.id,
  name: row.name,
  form_name: answerName(row),
  type: row.type,
  options: row.options,
  placeholder: row.placeholder,
  is_required: row.isRequired,
});

function toLine(record: ProductRecord, input: CheckoutLine, dateServer: string): LoadedLine | null {
  const { product } = record;
  const chosen = record.varieties.find((variety) => variety.id === input.variety_id);
  if (product.enableVariations === 1 && !chosen) return null;
  const variety = chosen && product.enableVariations === 1 ? toVariety(chosen) : null;
  const groups = record.groups.map(toGroup);
  const line = toCartLine(
    {
      id: product.id,
      slug: product.slug,
      nama: product.nama,
      category: product.category,
      image_url: null,
      harga: product.harga,
      stock: product.stock,
      is_limit: product.isLimit,
      buy_limit: product.buyLimit,
      enable_variations: product.enableVariations,
      product_variety: groups,
      enable_discount_pricing: product.enableDiscountPricing,
      discount_price: product.discountPrice,
      discount_start_date: iso(product.discountStartDate),
      discount_end_date: iso(product.discountEndDate),
      status_promo: product.statusPromo,
      enable_wholesale_price: product.enableWholesalePrice,
      wholesale_prices: record.tiers.map(toTier),
      type_of_weight: product.typeOfWeight,
      berat: product.berat,
      berat_min: product.beratMin,
      berat_max: product.beratMax,
      pre_order: product.preOrder,
      pre_order_time: product.preOrderTime,
      alamat_option: product.alamatOption,
      show_dropshipper: product.showDropshipper,
      show_reseller: product.showReseller,
      is_notes: product.isNotes,
      is_donation: product.isDonation,
      donation_custom: product.donationCustom,
      donation_amount: product.donationAmount,
      donation_recipient: product.donationRecipient,
      enable_identity_data: product.enableIdentityData,
      enable_order_date: product.enableOrderDate,
      is_custom_field: product.isCustomField,
      custom_field: record.fields.map(toField),
      is_survei: product.isSurvei,
      survei_link: product.surveiLink,
      date_server: dateServer,
    },
    { qty: input.qty, variety, affiliateCode: input.affiliate_code || null },
  );
  return {
    line: { ...line, qty: input.qty },
    imageKey: record.imageKey,
    handedOver: {
      productLink: product.link,
      downloadKey: product.downloadKey,
      downloadBytes: product.downloadBytes,
    },
    pairs: combinationPairs(groups, variety),
    excludedAccounts: record.excludedAccounts,
  };
}

/**
 * The lines of a checkout with today's prices and stock, the same ones put together.
 * @returns the name of a product that is not sold any more, null for one that the store never had; or of one whose combination is
 *   not sold (any more)
 */
export async function loadLines(
  db: Queryable,
  storeId: number,
  input: readonly CheckoutLine[],
  dateServer: string,
): Promise<LoadedLines> {
  const wanted = merged(input);
  const records = await readProducts(db, storeId, [...new Set(wanted.map((line) => line.id))]);
  const lines: LoadedLine[] = [];
  for (const ask of wanted) {
    const record = records.find(({ product }) => product.id === ask.id);
    if (!record) return { ok: false, reason: 'gone', name: await nameOf(db, storeId, ask.id) };
    const line = toLine(record, ask, dateServer);
    if (!line) return { ok: false, reason: 'combination', name: record.product.nama };
    lines.push(line);
  }
  return { ok: true, lines };
}

import { parseWib } from './wire-dates.ts';

/** 1 for yes, 0 for no, as the API has it. */
export type Flag = 0 | 1;

/** A wholesale price from a number of pieces on; rupiah. The last tier is open-ended (spec 1 §5). */
export interface WholesaleTier {
  id?: number;
  min_product: number;
  max_product: number | null;
  price: number;
}

/** A combination of options that exists (spec 1 §3). Amounts in rupiah, weight in grams. */
export interface PriceVariety {
  id: number;
  price: number;
  discount_price: number | null;
  stock: number;
  berat?: number | null;
  option_id_1: number | null;
  option_id_2: number | null;
  option_id_3: number | null;
  option_id_4: number | null;
  option_id_5: number | null;
  index_1?: number | null;
  index_2?: number | null;
  index_3?: number | null;
  index_4?: number | null;
  index_5?: number | null;
}

export type PricedVariety = Pick<PriceVariety, 'price' | 'discount_price'>;

/**
 * The input of a price. `price_variety` of a cart line is its chosen combination; of a product it is the list of all, of
 * which the lowest price counts until one is chosen (decision 74).
 */
export interface Priceable {
  harga: number;
  enable_variations?: number;
  price_variety?: PricedVariety | readonly PricedVariety[] | null;
  enable_discount_pricing?: number;
  discount_price?: number | null;
  discount_start_date?: string | null;
  discount_end_date?: string | null;
  status_promo?: number;
  enable_wholesale_price?: number;
  wholesale_prices?: readonly WholesaleTier[] | null;
}

const rupiah = (amount: number) => (Number.isFinite(amount) ? Math.max(0, Math.trunc(amount)) : 0);
const pieces = (qty: number | null) =>
  qty !== null && Number.isFinite(qty) ? Math.max(0, Math.trunc(qty)) : 0;
const isOne = (value: PricedVariety | readonly PricedVariety[]): value is PricedVariety =>
  !Array.isArray(value);

/**
 * What the price may be of: the chosen combination; all of them while none is chosen; null for the product itself, whose own
 * price and discount never count beside combinations.
 */
function priced(
  product: Priceable,
  variety: PricedVariety | null | undefined,
): readonly (PricedVariety | null)[] {
  const own = product.enable_variations === 1 ? (variety ?? product.price_variety ?? []) : [];
  const all = isOne(own) ? [own] : own;
  return all.length > 0 ? all : [null];
}

/** The discount price, whether its window is open or not; null without one. A combination's must be unlike its price. */
function discountOf(product: Priceable, variety: PricedVariety | null): number | null {
  if (!variety) return product.discount_price ?? null;
  return variety.discount_price === variety.price ? null : variety.discount_price;
}

/**
 * Whether a discount price applies (spec 1 §5): discounts on, `dateServer` between start and end (both included,
 * read as WIB), and a combination needs a discount price unlike its price. False for a missing or invalid date.
 */
export function isDiscountActive(
  product: Priceable,
  dateServer: string,
  variety?: PricedVariety | null,
): boolean {
  if (product.enable_discount_pricing !== 1) return false;
  if (priced(product, variety).every((one) => discountOf(product, one) === null)) return false;
  const now = parseWib(dateServer);
  const start = parseWib(product.discount_start_date, 'start');
  const end = parseWib(product.discount_end_date, 'end');
  return now !== null && start !== null && end !== null && start <= now && now <= end;
}

/**
 * The tier that a quantity reaches, or null (spec 1 §5): only above one piece. On the contiguous tiers that the import
 * accepts it is the one whose range contains the quantity, the last one open-ended. In any order and with any gaps it is the
 * cheapest tier that begins at or below the quantity (the later one of two that cost the same), so that buying more never costs
 * more each (decision 9).
 */
export function wholesaleTierFor<Tier extends WholesaleTier>(
  tiers: readonly Tier[] | null | undefined,
  qty: number | null,
): Tier | null {
  const count = pieces(qty);
  if (!tiers || count <= 1) return null;
  return tiers
    .filter((tier) => tier.min_product <= count)
    .reduce<Tier | null>((best, tier) => {
      const isBetter = !best || tier.price < best.price;
      const isLater = best?.price === tier.price && tier.min_product > best.min_product;
      return isBetter || isLater ? tier : best;
    }, null);
}

/** A problem of one tier of a list, and its field. */
export interface WholesaleProblem {
  /** Index of the tier in the list. */
  index: number;
  field: 'min_product' | 'max_product' | 'price';
  kind: 'start' | 'open-before-last' | 'reversed' | 'overlap' | 'gap' | 'price';
}

/**
 * Validates that tiers are contiguous with falling prices (spec 1 §5): the list starts at 2 pieces or more, each tier
 * begins right after the one before it and costs less, and only the last one is open-ended.
 * @param tiers in the order of their quantities, prices in rupiah
 * @returns every problem; empty for a list that the import may accept
 */
export function wholesaleProblems(tiers: readonly WholesaleTier[]): WholesaleProblem[] {
  return tiers.flatMap((tier, index) => {
    const { min_product: min, max_product: max, price } = tier;
    const problems: WholesaleProblem[] = [];
    if (min < 2) problems.push({ index, field: 'min_product', kind: 'start' });
    if (max === null && index < tiers.length - 1) {
      problems.push({ index, field: 'max_product', kind: 'open-before-last' });
    }
    if (max !== null && max < min) problems.push({ index, field: 'max_product', kind: 'reversed' });
    const before = tiers[index - 1];
    if (!before) return problems;
    const end = before.max_product ?? before.min_product;
    if (min <= end) problems.push({ index, field: 'min_product', kind: 'overlap' });
    else if (min > end + 1) problems.push({ index, field: 'min_product', kind: 'gap' });
    if (price >= before.price) problems.push({ index, field: 'price', kind: 'price' });
    return problems;
  });
}

/** Price of one piece and what it is without discount and wholesale, for everything that the price may be of. */
function offers(
  product: Priceable,
  qty: number | null,
  dateServer: string,
  variety: PricedVariety | null | undefined,
): { base: number; price: number }[] {
  const isDiscounted = isDiscountActive(product, dateServer, variety);
  const tier = product.enable_wholesale_price === 1 ? wholesaleTierFor(product.wholesale_prices, qty) : null;
  return priced(product, variety).map((one) => {
    const base = rupiah(one ? one.price : product.harga);
    const discounted = rupiah((isDiscounted ? discountOf(product, one) : null) ?? base);
    return { base, price: Math.min(base, discounted, rupiah(tier?.price ?? base)) };
  });
}

/**
 * Price of one piece in rupiah when `qty` pieces are bought (decision 9): the lowest of the base price (the chosen
 * combination's when variations are on, else `harga`), the discount price inside its window, and the wholesale
 * tier. Of several combinations the cheapest. Never negative.
 */
export function unitPrice(
  product: Priceable,
  qty: number | null,
  dateServer: string,
  variety?: PricedVariety | null,
): number {
  return Math.min(...offers(product, qty, dateServer, variety).map(({ price }) => price));
}

/** Rounded percent off, 0 to 100: 10.000 at 7.500 is 25 (spec 1 §5). */
export function percentOff(price: number, discountPrice: number): number {
  if (!(price > 0)) return 0;
  return Math.min(100, Math.max(0, Math.round(((price - discountPrice) / price) * 100)));
}

/** A displayed price: `original` and `percentOff` only when a lower price applies. */
export interface ShownPrice {
  price: number;
  original: number | null;
  percentOff: number | null;
  /** The highest price of several combinations, where they differ. */
  upTo?: number;
}

/**
 * Price on the product page for the chosen combination and quantity: struck-through base when it costs less. While none
 * is chosen the lowest, with its own base; of equal ones that with the greatest discount.
 */
export function detailPrice(
  product: Priceable,
  qty: number | null,
  dateServer: string,
  variety?: PricedVariety | null,
): ShownPrice {
  const all = offers(product, qty, dateServer, variety);
  const { base, price } = all.reduce((best, offer) =>
    offer.price < best.price || (offer.price === best.price && offer.base > best.base) ? offer : best,
  );
  const highest = Math.max(...all.map((offer) => offer.price));
  const isLower = price < base;
  return {
    price,
    original: isLower ? base : null,
    percentOff: isLower ? percentOff(base, price) : null,
    ...(highest > price && { upTo: highest }),
  };
}

/** Price on a card (spec 1 §2, §5): of one piece, the lowest of all combinations; a discount needs `status_promo` here. */
export function listingPrice(product: Priceable, dateServer: string): ShownPrice {
  const isPromo = product.status_promo === 1;
  return detailPrice(isPromo ? product : { ...product, enable_discount_pricing: 0 }, 1, dateServer);
}

/** Price of a line in rupiah; a quantity that is no number counts as 0. */
export function lineTotal(
  line: Priceable & { qty: number | null },
  dateServer: string,
  variety?: PricedVariety | null,
): number {
  return unitPrice(line, line.qty, dateServer, variety) * pieces(line.qty);
}

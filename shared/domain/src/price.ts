import { parseWib } from './dates.ts';

/** 1 for yes, 0 for no, as the API has it. */
export type Flag = 0 | 1;

/** From how many pieces a lower price holds; amounts in rupiah. The last tier is open-ended (spec 1 §5). */
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

type PricedVariety = Pick<PriceVariety, 'price' | 'discount_price'>;

/**
 * What a price is made of. A cart line carries its one chosen combination in `price_variety`; a product carries the
 * list of all, which says nothing about the price until one is chosen.
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

function chosenVariety(product: Priceable, variety: PricedVariety | null | undefined): PricedVariety | null {
  if (product.enable_variations !== 1) return null;
  if (variety) return variety;
  const own = product.price_variety;
  return own && isOne(own) ? own : null;
}

/**
 * Whether the discount price holds (spec 1 §5): discounts on, `dateServer` between start and end (both included,
 * read as WIB), on the listing also `status_promo`, and a combination needs a discount price unlike its price.
 * A missing or unreadable date means no.
 */
export function isDiscountActive(
  product: Priceable,
  dateServer: string,
  options: { listing?: boolean; variety?: PricedVariety | null } = {},
): boolean {
  if (product.enable_discount_pricing !== 1) return false;
  if (options.listing && product.status_promo !== 1) return false;
  const variety = chosenVariety(product, options.variety);
  const discounted = variety ? variety.discount_price : product.discount_price;
  if (discounted === null || discounted === undefined) return false;
  if (variety && discounted === variety.price) return false;
  const now = parseWib(dateServer);
  const start = parseWib(product.discount_start_date, 'start');
  const end = parseWib(product.discount_end_date, 'end');
  return now !== null && start !== null && end !== null && start <= now && now <= end;
}

/**
 * The tier that a quantity reaches, or null (spec 1 §5): only above one piece; the tier with the highest
 * `min_product` is open-ended, the others end at `max_product`. Where tiers overlap, the cheapest.
 */
export function wholesaleTierFor<Tier extends WholesaleTier>(
  tiers: readonly Tier[] | null | undefined,
  qty: number | null,
): Tier | null {
  const count = pieces(qty);
  if (!tiers || count <= 1) return null;
  const last = Math.max(...tiers.map((tier) => tier.min_product));
  return tiers
    .filter((tier) => {
      const isOpen = tier.min_product === last || tier.max_product === null;
      return count >= tier.min_product && (isOpen || count <= (tier.max_product ?? count));
    })
    .reduce<Tier | null>((best, tier) => (best && best.price <= tier.price ? best : tier), null);
}

/**
 * What keeps a list of tiers from being a ladder: no gap, no overlap, never dearer than the tier before it. On a
 * ladder buying more never costs more each; sellers' data is checked with this when it comes in.
 */
export function wholesaleProblem(tiers: readonly WholesaleTier[]): 'start' | 'gap' | 'price' | null {
  const sorted = [...tiers].sort((a, b) => a.min_product - b.min_product);
  if (sorted.some((tier) => !Number.isInteger(tier.min_product) || tier.min_product < 1)) return 'start';
  for (const [i, tier] of sorted.entries()) {
    const next = sorted[i + 1];
    if (!next) continue;
    if (tier.max_product === null || tier.max_product + 1 !== next.min_product) return 'gap';
    if (next.price > tier.price) return 'price';
  }
  return null;
}

/**
 * Price of one piece in rupiah when `qty` pieces are bought (decision 9): the lowest of the base price (the chosen
 * combination's when variations are on, else `harga`), the discount price inside its window, and the wholesale
 * tier. Never negative.
 */
export function unitPrice(
  product: Priceable,
  qty: number | null,
  dateServer: string,
  variety?: PricedVariety | null,
): number {
  const chosen = chosenVariety(product, variety);
  const prices = [chosen ? chosen.price : product.harga];
  if (isDiscountActive(product, dateServer, { variety: chosen })) {
    prices.push((chosen ? chosen.discount_price : product.discount_price) ?? prices[0] ?? 0);
  }
  const tier = product.enable_wholesale_price === 1 ? wholesaleTierFor(product.wholesale_prices, qty) : null;
  if (tier) prices.push(tier.price);
  return Math.min(...prices.map(rupiah));
}

/** Rounded percent off, 0 to 100: 10.000 at 7.500 is 25 (spec 1 §5). */
export function percentOff(price: number, discountPrice: number): number {
  if (!(price > 0)) return 0;
  return Math.min(100, Math.max(0, Math.round(((price - discountPrice) / price) * 100)));
}

/** A price as a card or a product page shows it: `original` and `percentOff` only when a lower price holds. */
export interface ShownPrice {
  price: number;
  original: number | null;
  percentOff: number | null;
}

function shown(base: number, price: number): ShownPrice {
  return price < base
    ? { price, original: base, percentOff: percentOff(base, price) }
    : { price: base, original: null, percentOff: null };
}

/** Price on a card (spec 1 §2, §5): the discount needs `status_promo` here. */
export function listingPrice(product: Priceable, dateServer: string): ShownPrice {
  const base = rupiah(product.harga);
  const isActive = isDiscountActive(product, dateServer, { listing: true });
  return shown(base, isActive ? unitPrice(product, 1, dateServer) : base);
}

/** Price on the product page for the chosen combination and quantity: struck-through base when it costs less. */
export function detailPrice(
  product: Priceable,
  qty: number | null,
  dateServer: string,
  variety?: PricedVariety | null,
): ShownPrice {
  const chosen = chosenVariety(product, variety);
  return shown(rupiah(chosen ? chosen.price : product.harga), unitPrice(product, qty, dateServer, variety));
}

/** Price of a line in rupiah; a quantity that is no number counts as 0. */
export function lineTotal(
  line: Priceable & { qty: number | null },
  dateServer: string,
  variety?: PricedVariety | null,
): number {
  return unitPrice(line, line.qty, dateServer, variety) * pieces(line.qty);
}

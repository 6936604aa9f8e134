/** Limits of a line's quantity. */
export interface Stockable {
  category?: string;
  stock: number;
  is_limit?: number;
  buy_limit?: number | null;
  enable_variations?: number;
  price_variety?: { stock: number } | readonly unknown[] | null;
}

const isOne = <Variety extends object>(value: Variety | readonly unknown[]): value is Variety =>
  !Array.isArray(value);

/** The chosen combination of a line; null for a product's list of all combinations. */
export const chosen = <Variety extends object>(variety: Variety | readonly unknown[] | null | undefined) =>
  variety && isOne(variety) ? variety : null;

/** Services and digital products: at most `MAX_SERVICE_QTY` in one order. */
export const isServiceLike = (line: Stockable) =>
  line.category === 'jasa' || line.category === 'digital_product';

/** Stock of a line: the chosen combination's when variations are on. */
export function stockOf(line: Stockable): number {
  const variety = line.enable_variations === 1 ? chosen(line.price_variety) : null;
  return Math.max(0, Math.trunc(variety ? variety.stock : line.stock));
}

/**
 * Sold out (spec 1 §5): goods without stock (the combination's when variations are on); a digital product without
 * stock only when variations are off; a service never.
 */
export function isSoldOut(line: Stockable): boolean {
  if (line.category === 'jasa') return false;
  if (line.category === 'digital_product' && line.enable_variations === 1) return false;
  return stockOf(line) <= 0;
}

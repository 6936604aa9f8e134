import { msUntilEdge } from '@lapak/domain/window-edge';

interface Discounted {
  enable_discount_pricing: number;
  discount_start_date: string | null;
  discount_end_date: string | null;
}

/** Milliseconds from `dateServer` until the first discount among the products begins or ends; null when none will. */
export function msUntilDiscountEdge(products: readonly Discounted[], dateServer: string): number | null {
  const windows = products
    .filter((product) => product.enable_discount_pricing === 1)
    .map((product) => ({ start: product.discount_start_date, end: product.discount_end_date }));
  return msUntilEdge(windows, dateServer);
}

import { parseWib } from '@lapak/domain/dates';

interface Discounted {
  enable_discount_pricing: number;
  discount_start_date: string | null;
  discount_end_date: string | null;
}

/**
 * Milliseconds from `dateServer` until the first discount among the products begins or ends; null when none will.
 * Both ends belong to the window (spec-decisions 17), so an end counts one millisecond later.
 */
export function msUntilDiscountEdge(products: readonly Discounted[], dateServer: string): number | null {
  const now = parseWib(dateServer)?.getTime();
  if (now === undefined) return null;
  const edges = products
    .filter((product) => product.enable_discount_pricing === 1)
    .flatMap((product) => {
      const start = parseWib(product.discount_start_date, 'start')?.getTime();
      const end = parseWib(product.discount_end_date, 'end')?.getTime();
      return start === undefined || end === undefined ? [] : [start - now, end + 1 - now];
    })
    .filter((ms) => ms > 0);
  return edges.length === 0 ? null : Math.min(...edges);
}

import type { DetailResponse } from '@lapak/contracts/api/catalogue';
import type { OrderLine } from '@lapak/contracts/api/order';
import { isSoldOut, qtyCap } from '@lapak/domain/cart';
import { toCartLine, type CartLine } from '@lapak/domain/cart-line';
import { combinationPairs } from '@lapak/domain/variation';

/** The line of an earlier order as it can be bought now; null when it is gone, or its combination or the last piece is. */
export function lineAgain(line: OrderLine, detail: DetailResponse | null): CartLine | null {
  if (!detail?.data) return null;
  const { data: product, date_server } = detail;
  const wanted = JSON.stringify(line.variations);
  const variety =
    product.price_variety.find(
      (each) => JSON.stringify(combinationPairs(product.product_variety, each)) === wanted,
    ) ?? null;
  if ((product.enable_variations === 1) !== (variety !== null)) return null;
  const again = toCartLine({ ...product, date_server }, { qty: line.pivot.qty, variety });
  return isSoldOut(again) ? null : { ...again, qty: Math.min(line.pivot.qty, qtyCap(again)) };
}

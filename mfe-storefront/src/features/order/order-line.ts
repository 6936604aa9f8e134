import type { Product, PriceVariety } from '@lapak/contracts/api/catalogue';
import { sameLine, type CartLine } from '@lapak/domain/cart';
import { toCartLine } from '@lapak/domain/cart-line';

interface Chosen {
  qty: number | null;
  variety: PriceVariety | null;
  affiliateCode?: string | null;
}

/** The cart or checkout line of a product. */
export function orderLine(product: Product, chosen: Chosen): CartLine {
  return toCartLine(product, chosen);
}

/** Quantity that the add-to-cart modal opens with: the one in the cart of the same product and variant, else 1. */
export function openingQty(
  product: Product,
  variety: PriceVariety | null,
  lines: readonly CartLine[],
): number | null {
  const line = orderLine(product, { qty: 1, variety });
  return lines.find((other) => sameLine(other, line))?.qty ?? 1;
}

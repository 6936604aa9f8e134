import type { CartLine } from '@lapak/domain/cart-line';
import { combinationLabel } from '@lapak/domain/variation';

/** "Kaos, Merah, XL": two lines of a product are called differently. */
export function lineName({ nama, product_variety, price_variety }: CartLine): string {
  const options = combinationLabel(product_variety, price_variety);
  return options === '' ? nama : `${nama}, ${options}`;
}

import type { Product } from '@lapak/contracts/api/catalogue';
import { detailPrice, type ShownPrice } from '@lapak/domain/price';
import type { Variant } from './use-variant.ts';

type Choice = Pick<Variant, 'combination' | 'possible'>;

/** Whether a level is open still, so that several combinations may be meant. */
const isOpen = (product: Product, { combination, possible }: Choice) =>
  product.enable_variations === 1 && combination === null && possible.length > 0;

/** The price of the chosen combination; while a level is open, the range of the matching ones. */
export function offeredPrice(
  product: Product,
  choice: Choice,
  qty: number | null,
  dateServer: string,
): ShownPrice {
  const { combination, possible } = choice;
  const shown = detailPrice({ ...product, price_variety: possible }, qty, dateServer, combination);
  return shown.upTo === undefined ? shown : { ...shown, original: null, percentOff: null };
}

/** Pieces of the chosen combination; while a level is open, of all matching ones; of the product without variations. */
export function offeredStock(product: Product, choice: Choice): number {
  const { combination, possible } = choice;
  if (product.enable_variations !== 1) return product.stock;
  if (combination) return combination.stock;
  return isOpen(product, choice) ? possible.reduce((sum, { stock }) => sum + stock, 0) : product.stock;
}

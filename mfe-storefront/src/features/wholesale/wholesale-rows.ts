import { percentOff, unitPrice, type Priceable, type WholesaleTier } from '@lapak/domain/price';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';

export interface WholesaleRow {
  /** "2-4", or "≥ 10" for the last, open-ended tier. */
  amount: string;
  /** Price of one piece without the tier. */
  normal: string;
  /** Price of one piece with it. */
  tier: string;
  /** Saving per piece, with the percent. */
  saving: string;
}

type Wholesale = Priceable & { wholesale_prices: readonly WholesaleTier[] };

/**
 * The rows of "Harga Grosir": the last tier is shown as at least its minimum (spec 1 §2). Savings per piece; a tier that
 * saves nothing, because a discount is as low already, has no row.
 */
export function wholesaleRows(
  product: Wholesale,
  dateServer: string,
  variety: Parameters<typeof unitPrice>[3],
): WholesaleRow[] {
  const normal = unitPrice(product, 1, dateServer, variety);
  const tiers = [...product.wholesale_prices].sort((a, b) => a.min_product - b.min_product);
  return tiers.flatMap((tier, index) => {
    const isLast = index === tiers.length - 1;
    const price = unitPrice(product, tier.min_product, dateServer, variety);
    if (price >= normal) return [];
    const from = formatThousands(tier.min_product);
    const isOpen = isLast || tier.max_product === null;
    return [
      {
        amount: isOpen ? `≥ ${from}` : `${from}-${formatThousands(tier.max_product ?? tier.min_product)}`,
        normal: formatRupiah(normal),
        tier: formatRupiah(price),
        saving: `${formatRupiah(normal - price)} (${percentOff(normal, price)}%)`,
      },
    ];
  });
}

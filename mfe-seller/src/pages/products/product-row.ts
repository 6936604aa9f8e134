import { formatRupiahRange, formatThousands } from '@lapak/domain/rupiah';
import type { SellerProductItem } from '@lapak/contracts/api/seller-product';
import * as consolePaths from '@lapak/contracts/console-paths';
import type { BadgeTone } from '@lapak/ui/badge';
import { productKindLabels } from '../../features/products/product-lists.ts';

/** A product as the list shows it, as a card and as a row of the table. */
export interface ProductRow {
  product: SellerProductItem;
  href: string;
  /** Category and kind. */
  what: string;
  price: string;
  stock: string;
  /** Figures of a product with combinations are those of them all together; each of them has its own. */
  hasCombinations: boolean;
  badges: readonly { label: string; tone: BadgeTone }[];
  sold: string;
}

export function productRow(toko: string, product: SellerProductItem): ProductRow {
  const { category, category_name, combinations, is_hidden, is_sold_out, status_promo } = product;
  return {
    product,
    href: consolePaths.product(toko, product.id),
    what: [category_name, category === 'barang' ? null : productKindLabels[category]]
      .filter(Boolean)
      .join(', '),
    price: formatRupiahRange(product.price),
    stock: formatThousands(product.stock),
    hasCombinations: combinations > 0,
    badges: [
      ...(is_hidden ? [{ label: 'Disembunyikan', tone: 'neutral' as const }] : []),
      ...(is_sold_out ? [{ label: 'Habis', tone: 'danger' as const }] : []),
      ...(status_promo ? [{ label: 'Promo', tone: 'primary' as const }] : []),
    ],
    sold: formatThousands(product.sold_count),
  };
}

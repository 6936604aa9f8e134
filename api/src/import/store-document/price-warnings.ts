import { formatRupiah } from '@lapak/domain/rupiah';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { ProductDocument } from '@lapak/contracts/store-document/product';

type Combination = NonNullable<ProductDocument['price_variety']>[number];

const discounted = ({ price, discount_price }: Combination) => Math.min(price, discount_price ?? price);

/** The figures of a product that is sold in combinations, which count nowhere (decision 74). */
function ownFigures(product: ProductDocument, combinations: readonly Combination[], path: string): Problem[] {
  return [
    ...(combinations.some(({ price }) => price === product.harga)
      ? []
      : [
          {
            path: `${path}/harga`,
            message: `${formatRupiah(product.harga)} tidak dipakai: tidak ada variasi dengan harga ini`,
          },
        ]),
    ...(product.discount_price === undefined
      ? []
      : [
          {
            path: `${path}/discount_price`,
            message: `${formatRupiah(product.discount_price)} tidak dipakai: diskon variasi ditulis di price_variety`,
          },
        ]),
  ];
}

function discountWarnings(
  product: ProductDocument,
  combinations: readonly Combination[],
  path: string,
): Problem[] {
  if (product.enable_discount_pricing !== 1) return [];
  const isDiscounted =
    combinations.length === 0 ||
    combinations.some((combination) => discounted(combination) < combination.price);
  if (!isDiscounted) {
    return [
      {
        path: `${path}/enable_discount_pricing`,
        message: 'bernilai 1, tetapi tidak ada variasi yang memiliki discount_price di bawah price',
      },
    ];
  }
  return product.status_promo === 1
    ? []
    : [
        {
          path: `${path}/status_promo`,
          message: 'bukan 1, jadi diskon hanya tampil di halaman produk dan tidak di daftar produk',
        },
      ];
}

/** A tier that is not below what one piece costs without a discount is never applied. */
function wholesaleWarnings(
  product: ProductDocument,
  combinations: readonly Combination[],
  path: string,
): Problem[] {
  if (product.enable_wholesale_price !== 1) return [];
  const single =
    combinations.length === 0 ? product.harga : Math.max(...combinations.map(({ price }) => price));
  return (product.wholesale_prices ?? []).flatMap(({ price }, index) =>
    price < single
      ? []
      : [
          {
            path: `${path}/wholesale_prices/${index}/price`,
            message: `${formatRupiah(price)} tidak lebih murah dari harga satuan ${formatRupiah(single)}`,
          },
        ],
  );
}

/**
 * Figures of a product that contradict each other but can be sold: the lower ones count, and no page shows the others.
 * @param path JSON pointer of the product
 */
export function priceWarnings(product: ProductDocument, path: string): Problem[] {
  const combinations = product.enable_variations === 1 ? (product.price_variety ?? []) : [];
  return [
    ...(combinations.length === 0 ? [] : ownFigures(product, combinations, path)),
    ...discountWarnings(product, combinations, path),
    ...wholesaleWarnings(product, combinations, path),
  ];
}

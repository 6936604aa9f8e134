import { formatThousands } from '@lapak/domain/rupiah';
import type { ProductCounts, SellerProductsQuery } from '@lapak/contracts/api/seller-product';

type Filter<Name extends keyof SellerProductsQuery> = NonNullable<SellerProductsQuery[Name]>;
type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** Lists of products, by state, in the order of their tabs. */
export const stateLabels: Labels<Filter<'state'>> = {
  all: 'Semua',
  shown: 'Ditampilkan',
  hidden: 'Disembunyikan',
  promo: 'Promo',
};

export const stockLabels: Labels<Filter<'stock_level'>> = {
  all: 'Semua stok',
  low: 'Hampir habis',
  out: 'Habis',
};

export const sortLabels: Labels<Filter<'sort_by'>> = {
  newest: 'Terbaru',
  changed: 'Terakhir diubah',
  name: 'Nama',
  cheapest: 'Termurah',
  dearest: 'Termahal',
  stock: 'Stok tersedikit',
  sold: 'Terlaris',
};

export const productKindLabels: Labels<Filter<'kind'>> = {
  barang: 'Barang',
  jasa: 'Jasa',
  digital_product: 'Produk digital',
};

export const valuesOf = <Value extends string>(labels: Labels<Value>) => Object.keys(labels) as Value[];

export const optionsOf = <Value extends string>(labels: Labels<Value>) =>
  valuesOf(labels).map((value) => ({ value, label: labels[value] }));

/** Key of the filter for products without a category. */
export const NO_CATEGORY = '-';

export const stockLabelOf = (level: Filter<'stock_level'>, counts: ProductCounts | null): string =>
  counts && level !== 'all'
    ? `${stockLabels[level]} (${formatThousands(counts[level])})`
    : stockLabels[level];

import type {
  ManyProductsPreviewAnswer,
  ProductChoicesResponse,
  SellerProduct,
  SellerProductItem,
  SellerProductsResponse,
} from '@lapak/contracts/api/seller-product';
import type { ProductForm } from '@lapak/contracts/store-document/product';

export const aProductItem = (own: Partial<SellerProductItem> = {}): SellerProductItem => ({
  id: 7,
  slug: 'kopi-gayo',
  nama: 'Kopi Gayo',
  category: 'barang',
  category_key: 'kopi',
  category_name: 'Kopi',
  image_url: null,
  price: { min: 75_000, max: 75_000 },
  stock: 12,
  combinations: 0,
  is_sold_out: false,
  status_promo: 0,
  is_hidden: 0,
  sold_count: 4,
  changed_at: '2026-11-21T14:05:00+07:00',
  version: 'v1',
  ...own,
});

export const someProducts = (
  data: SellerProductItem[],
  own: Partial<SellerProductsResponse> = {},
): SellerProductsResponse => ({
  data,
  per_page: 25,
  total: data.length,
  current_page: 1,
  counts: { all: data.length, shown: data.length, hidden: 0, promo: 0, out: 0, low: 0 },
  ...own,
});

export const productChoices: ProductChoicesResponse = {
  data: {
    categories: [
      { key: 'kopi', nama: 'Kopi', products: 3 },
      { key: 'teh', nama: 'Teh', products: 1 },
    ],
    payment_accounts: [{ key: 'bca', nama: 'BCA' }],
  },
};

export const aForm = (own: Partial<ProductForm> = {}): ProductForm => ({
  slug: 'kopi-gayo',
  nama: 'Kopi Gayo',
  category: 'barang',
  category_key: 'kopi',
  harga: 75_000,
  stock: 12,
  images: ['images/kopi.webp'],
  description: '<p>Enak</p>',
  berat: 250,
  ...own,
});

export const aProduct = (
  form: Partial<ProductForm> = {},
  own: Partial<SellerProduct> = {},
): SellerProduct => {
  const product = aForm(form);
  return {
    id: 7,
    version: 'v1',
    product,
    seen: {
      stock: product.stock,
      combinations: (product.price_variety ?? []).map(({ options, stock }) => ({ options, stock })),
    },
    pictures: Object.fromEntries(product.images.map((path) => [path, `/files/${path}`])),
    file_bytes: null,
    sold_count: 4,
    changed_at: '2026-11-21T14:05:00+07:00',
    changed_by: null,
    ...own,
  };
};

type Preview = ManyProductsPreviewAnswer['data'];

export const aPreview = (own: Partial<Preview> = {}): Preview => ({
  digest: 'd1',
  changed: 1,
  unchanged: 0,
  refused: 0,
  rows: [],
  ...own,
});

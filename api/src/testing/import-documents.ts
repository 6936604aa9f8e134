import type { StoreDocument } from '../import/store-document.ts';

export type ProductDocument = NonNullable<StoreDocument['products']>[number];

/** Goods of an import, with one picture, `a.png`. */
export const goods = (key: string, own: Partial<ProductDocument> = {}): ProductDocument => ({
  key,
  slug: key,
  nama: `Produk ${key}`,
  category: 'barang',
  harga: 80_000,
  stock: 10,
  berat: 250,
  images: ['a.png'],
  ...own,
});

/** A shirt in two colours. @param stock of each */
export const shirt = (stock: number, own: Partial<ProductDocument> = {}) =>
  goods('baju', {
    enable_variations: 1,
    product_variety: [{ variation_name: 'Warna', list_options: ['Merah', 'Biru'] }],
    price_variety: [
      { options: ['Merah'], price: 90_000, stock },
      { options: ['Biru'], price: 90_000, stock },
    ],
    ...own,
  });

/** An open store with products. */
export const documentOf = (
  username: string,
  products: ProductDocument[],
  own: Partial<StoreDocument> = {},
): StoreDocument => ({
  format: 1,
  store: {
    username,
    nama_toko: 'Toko Impor',
    subscription_status: 'free',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
  products,
  ...own,
});

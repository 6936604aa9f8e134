import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import { del, get, set } from 'idb-keyval';
import type { ProductValues } from './product-values.ts';

/** What was typed and not saved, with the product that it was typed over; null for one that is not there yet. */
export interface ProductDraft {
  at: number;
  base: SellerProduct | null;
  values: ProductValues;
}

const keyOf = (toko: string, id: number | null) => `draf-produk:${toko}:${id ?? 'baru'}`;

/** A browser that has no storage keeps no drafts. */
const quietly = <T>(work: Promise<T>) => work.catch(() => undefined);

/** Drafts of products, on this device. */
export const productDrafts = {
  read: (toko: string, id: number | null) => quietly(get<ProductDraft>(keyOf(toko, id))),
  write: (toko: string, id: number | null, draft: ProductDraft) => quietly(set(keyOf(toko, id), draft)),
  remove: (toko: string, id: number | null) => quietly(del(keyOf(toko, id))),
};

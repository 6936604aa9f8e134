import type { Product } from '@lapak/contracts/api/catalogue';
import type { StoreProfile } from '@lapak/contracts/api/store';
import { HttpResponse, http } from 'msw';
import { aDetail, aStoreProfile } from './builders.ts';

/** GET api/setting/profile. */
export const storeProfileIs = (own: Partial<StoreProfile> = {}) =>
  http.get('*/api/setting/profile', () => HttpResponse.json({ data: aStoreProfile(own) }));

/** GET api/product/{id} for these products; any other is not found. */
export const productsAre = (...products: Product[]) =>
  http.get('*/api/product/:id', ({ params }) => {
    const product = products.find(({ id }) => String(id) === params.id);
    return product
      ? HttpResponse.json(aDetail(product))
      : HttpResponse.json({ code: '-2', info: 'Produk tidak ditemukan' }, { status: 404 });
  });

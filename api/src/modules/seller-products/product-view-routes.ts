import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  ProductChoicesResponse,
  SellerProductResponse,
  SellerProductsQuery,
  SellerProductsResponse,
} from '@lapak/contracts/api/seller-product';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../../lib/answer.ts';
import type { Services } from '../../services.ts';
import { pageOrLast } from '../../lib/page-or-last.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { noSuchProduct } from './product-transaction.ts';
import { listedProducts } from './listed-products.ts';
import { presentProduct, productView } from './present-product.ts';
import { productChoices } from './product-choices.ts';
import { ofProduct } from './product-edit-routes.ts';

/** A store's products as its console shows them (`seller-product` in contracts). */
export const productViewRoutes =
  ({ db, config }: Pick<Services, 'db' | 'config'>) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', config.rateLimitFactor);

    app.get(
      '/api/seller/toko/:toko/produk',
      {
        config: forStaff,
        schema: {
          summary: 'Products of the store, also those that are hidden',
          params: ofStore,
          querystring: SellerProductsQuery,
          response: { 200: SellerProductsResponse },
        },
      },
      (request) => {
        const { store } = memberOf(request);
        return pageOrLast(request.query.page, (page) =>
          listedProducts(db, store.id, { ...request.query, page }),
        );
      },
    );

    app.get(
      '/api/seller/toko/:toko/pilihan-produk',
      {
        config: forStaff,
        schema: {
          summary: 'Categories and payment accounts that a form of products chooses from',
          params: ofStore,
          response: { 200: ProductChoicesResponse },
        },
      },
      async (request) => ({ data: await productChoices(db, memberOf(request).store.id) }),
    );

    app.get(
      '/api/seller/toko/:toko/produk/:id',
      {
        config: forStaff,
        schema: {
          summary: 'One product as its form has it',
          params: ofProduct,
          response: { 200: SellerProductResponse },
        },
      },
      async (request, reply) => {
        const { store } = memberOf(request);
        const found = await presentProduct(db, store.id, request.params.id);
        if (!found) return sendRefusal(reply, noSuchProduct);
        const data = await productView(db, found);
        return reply.header('etag', `"${data.version}"`).send({ data });
      },
    );
  };

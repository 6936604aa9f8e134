import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer, RowId } from '@lapak/contracts/api/common';
import {
  PreviewProductAnswer,
  PreviewProductBody,
  ProductCellsBody,
  ProductChangedAnswer,
  RemoveProductAnswer,
  SaveProductBody,
  SellerProductAnswer,
  type SellerProduct,
} from '@lapak/contracts/api/seller-product';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { sendRefusal, success } from '../../lib/answer.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { makerOf, memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import type { EditStore } from '../seller-access/store-editing.ts';
import { versionIn } from '../seller-forms/versions.ts';
import { createProductEditor } from './edit-product.ts';

export const ofProduct = Type.Object({ ...ofStore.properties, id: RowId });
const ofEdit = { 412: ProductChangedAnswer, 422: ErrorAnswer, 428: ErrorAnswer };

interface ProductEditOptions extends Pick<Services, 'clock' | 'storage' | 'config'> {
  edit: EditStore;
}

/** Answers a product with its version. */
function answerProduct(reply: FastifyReply, info: string, outcome: SellerProduct | Refusal) {
  if (isRefusal(outcome)) return sendRefusal(reply, outcome);
  return reply.header('etag', `"${outcome.version}"`).send(success(info, outcome));
}

/** One product is made, changed, tried and taken out (`seller-product` in contracts). */
export const productEditRoutes =
  ({ edit, clock, storage, config }: ProductEditOptions) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', config.rateLimitFactor);
    const editor = createProductEditor({ edit, storage, clock });

    app.post(
      '/api/seller/toko/:toko/produk',
      {
        config: forStaff,
        schema: {
          summary: 'Makes a product; the same again under one Idempotency-Key makes nothing',
          params: ofStore,
          body: SaveProductBody,
          response: { 200: SellerProductAnswer, 422: ErrorAnswer },
        },
      },
      async (request, reply) =>
        answerProduct(reply, 'Produk tersimpan', await editor.create(makerOf(request), request.body)),
    );

    app.post(
      '/api/seller/toko/:toko/produk/:id',
      {
        config: forStaff,
        schema: {
          summary:
            'Saves a product; If-Match has the version that was edited, Idempotency-Key is as for a new one',
          params: ofProduct,
          body: SaveProductBody,
          response: { 200: SellerProductAnswer, ...ofEdit },
        },
      },
      async (request, reply) => {
        const version = versionIn(request);
        const saved = await editor.save(makerOf(request), request.params.id, version, request.body);
        return answerProduct(reply, 'Produk tersimpan', saved);
      },
    );

    app.delete(
      '/api/seller/toko/:toko/produk/:id',
      {
        config: forStaff,
        schema: {
          summary: 'Takes a product out for good; If-Match has the version that was seen',
          params: ofProduct,
          response: { 200: RemoveProductAnswer, ...ofEdit },
        },
      },
      async (request, reply) => {
        const gone = await editor.remove(memberOf(request), request.params.id, versionIn(request));
        return isRefusal(gone) ? sendRefusal(reply, gone) : success('Produk dihapus', null);
      },
    );

    app.post(
      '/api/seller/toko/:toko/pratinjau-produk',
      {
        config: forStaff,
        schema: {
          summary: 'The page of a product as it would be; writes nothing',
          params: ofStore,
          body: PreviewProductBody,
          response: { 200: PreviewProductAnswer, 422: ErrorAnswer },
        },
      },
      async (request, reply) => {
        const preview = await editor.preview(memberOf(request), request.body);
        return isRefusal(preview) ? sendRefusal(reply, preview) : success('Pratinjau siap', preview);
      },
    );

    app.post(
      '/api/seller/toko/:toko/produk/:id/sel',
      {
        config: forStaff,
        schema: {
          summary:
            'Prices and stocks of a product, edited in place; If-Match has the version that was edited',
          params: ofProduct,
          body: ProductCellsBody,
          response: { 200: SellerProductAnswer, ...ofEdit },
        },
      },
      async (request, reply) => {
        const version = versionIn(request);
        const saved = await editor.cells(memberOf(request), request.params.id, version, request.body);
        return answerProduct(reply, 'Tersimpan', saved);
      },
    );
  };

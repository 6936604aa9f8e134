import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer, RowId } from '@lapak/contracts/api/common';
import {
  ChangeManyAnswer,
  ChangeManyBody,
  ManyProductsBody,
  ManyProductsPreviewAnswer,
  PreviewProductAnswer,
  PreviewProductBody,
  ProductCellsBody,
  ProductChangedAnswer,
  ProductChoicesResponse,
  RemoveProductAnswer,
  SaveProductBody,
  SellerProductAnswer,
  SellerProductResponse,
  SellerProductsQuery,
  SellerProductsResponse,
  UploadPictureAnswer,
  UploadSoldFileAnswer,
  type SellerProduct,
} from '@lapak/contracts/api/seller-product';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { MAX_PICTURE_BYTES } from '../../import/pictures.ts';
import { sendRefusal, success } from '../../lib/answer.ts';
import { readForm } from '../../lib/read-form.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { errors, ofStore, tags } from '../seller-access/seller-request.ts';
import { versionIn } from '../seller-forms/versions.ts';
import { createProductEditor, noSuchProduct } from './edit-product.ts';
import { listedProducts } from './listed-products.ts';
import { createManyProducts } from './many-products.ts';
import { presentProduct, productView } from './present-product.ts';
import { productChoices } from './product-choices.ts';
import { createStoreEditing } from '../seller-access/store-editing.ts';
import { createUploads } from './uploads.ts';

const ofProduct = Type.Object({ ...ofStore.properties, id: RowId });
const ofUpload = { ...errors, 413: ErrorAnswer, 422: ErrorAnswer, 429: ErrorAnswer };
const ofEdit = { ...errors, 412: ProductChangedAnswer, 422: ErrorAnswer, 428: ErrorAnswer };

type ProductRoutesOptions = Pick<Services, 'db' | 'clock' | 'storage' | 'storeEvents' | 'config'>;

/** A store's products in its console (`seller-product` in contracts). */
export const sellerProductRoutes = (services: ProductRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { db, storage, clock, config } = services;
  const forStaff = sellerRoute('staff', config.rateLimitFactor);
  const edit = createStoreEditing(services);
  const editor = createProductEditor({ edit, storage, clock });
  const many = createManyProducts({ db, clock, edit });
  const uploads = createUploads(services);

  /** Answers a product with its version. */
  function answerProduct(reply: FastifyReply, info: string, outcome: SellerProduct | Refusal) {
    if (isRefusal(outcome)) return sendRefusal(reply, outcome);
    return reply.header('etag', `"${outcome.version}"`).send(success(info, outcome));
  }

  app.get(
    '/api/seller/toko/:toko/produk',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'Products of the store, also those that are hidden',
        params: ofStore,
        querystring: SellerProductsQuery,
        response: { 200: SellerProductsResponse, ...errors },
      },
    },
    (request) => listedProducts(db, memberOf(request).store.id, request.query),
  );

  app.get(
    '/api/seller/toko/:toko/pilihan-produk',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'Categories and payment accounts that a form of products chooses from',
        params: ofStore,
        response: { 200: ProductChoicesResponse, ...errors },
      },
    },
    async (request) => ({ data: await productChoices(db, memberOf(request).store.id) }),
  );

  app.get(
    '/api/seller/toko/:toko/produk/:id',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'One product as its form has it',
        params: ofProduct,
        response: { 200: SellerProductResponse, ...errors },
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

  app.post(
    '/api/seller/toko/:toko/produk',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'Makes a product',
        params: ofStore,
        body: SaveProductBody,
        response: { 200: SellerProductAnswer, ...errors, 422: ErrorAnswer },
      },
    },
    async (request, reply) =>
      answerProduct(reply, 'Produk tersimpan', await editor.create(memberOf(request), request.body)),
  );

  app.post(
    '/api/seller/toko/:toko/produk/:id',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'Saves a product; If-Match has the version that was edited',
        params: ofProduct,
        body: SaveProductBody,
        response: { 200: SellerProductAnswer, ...ofEdit },
      },
    },
    async (request, reply) => {
      const version = versionIn(request);
      const saved = await editor.save(memberOf(request), request.params.id, version, request.body);
      return answerProduct(reply, 'Produk tersimpan', saved);
    },
  );

  app.delete(
    '/api/seller/toko/:toko/produk/:id',
    {
      config: forStaff,
      schema: {
        tags,
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
        tags,
        summary: 'The page of a product as it would be; writes nothing',
        params: ofStore,
        body: PreviewProductBody,
        response: { 200: PreviewProductAnswer, ...errors, 422: ErrorAnswer },
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
        tags,
        summary: 'Prices and stocks of a product, edited in place',
        params: ofProduct,
        body: ProductCellsBody,
        response: { 200: SellerProductAnswer, ...ofEdit },
      },
    },
    async (request, reply) => {
      const saved = await editor.cells(memberOf(request), request.params.id, request.body);
      return answerProduct(reply, 'Tersimpan', saved);
    },
  );

  app.post(
    '/api/seller/toko/:toko/produk-banyak/pratinjau',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'What one change of many products would do; writes nothing',
        params: ofStore,
        body: ManyProductsBody,
        response: { 200: ManyProductsPreviewAnswer, ...errors, 422: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const preview = await many.preview(memberOf(request), request.body);
      if (isRefusal(preview)) return sendRefusal(reply, preview);
      return success(`${preview.changed} produk akan berubah`, preview);
    },
  );

  app.post(
    '/api/seller/toko/:toko/produk-banyak',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'Makes one change of many products that was previewed',
        params: ofStore,
        body: ChangeManyBody,
        response: { 200: ChangeManyAnswer, ...errors, 412: ManyProductsPreviewAnswer, 422: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const made = await many.apply(memberOf(request), request.body);
      if (isRefusal(made)) return sendRefusal(reply, made);
      return success(`${made.changed} produk diubah`, made);
    },
  );

  app.post(
    '/api/seller/toko/:toko/gambar',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'Uploads a picture that a form then names',
        consumes: ['multipart/form-data'],
        params: ofStore,
        response: { 200: UploadPictureAnswer, ...ofUpload },
      },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      const limited = await uploads.refusal(caller, 'picture');
      if (limited) return sendRefusal(reply, limited);
      const form = await readForm(request, { fileField: 'file', maxFileBytes: MAX_PICTURE_BYTES });
      const stored = await uploads.picture(caller, form);
      return isRefusal(stored) ? sendRefusal(reply, stored) : success('Gambar tersimpan', stored);
    },
  );

  app.post(
    '/api/seller/toko/:toko/berkas',
    {
      config: forStaff,
      schema: {
        tags,
        summary: 'Uploads a file that a digital product sells',
        consumes: ['multipart/form-data'],
        params: ofStore,
        response: { 200: UploadSoldFileAnswer, ...ofUpload },
      },
    },
    async (request, reply) => {
      const caller = memberOf(request);
      const limited = await uploads.refusal(caller, 'sold-file');
      const stored = limited ?? (await uploads.soldFile(caller, request));
      return isRefusal(stored) ? sendRefusal(reply, stored) : success('Berkas tersimpan', stored);
    },
  );
};

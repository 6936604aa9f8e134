import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import { UploadPictureAnswer, UploadSoldFileAnswer } from '@lapak/contracts/api/seller-product';
import type { FastifyInstance } from 'fastify';
import { MAX_PICTURE_BYTES } from '../../import/pictures.ts';
import { sendRefusal, success } from '../../lib/answer.ts';
import { readForm } from '../../lib/read-form.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { createUploads } from './uploads.ts';

const ofUpload = { 413: ErrorAnswer, 422: ErrorAnswer, 429: ErrorAnswer };

/** Pictures and files that a form of the console then names (`seller-product` in contracts). */
export const uploadRoutes =
  (services: Pick<Services, 'db' | 'storage' | 'config'>) => async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', services.config.rateLimitFactor);
    const uploads = createUploads(services);

    app.post(
      '/api/seller/toko/:toko/gambar',
      {
        config: forStaff,
        schema: {
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

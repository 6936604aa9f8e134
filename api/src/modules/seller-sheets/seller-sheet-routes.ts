import { formatThousands } from '@lapak/domain/rupiah';
import { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import {
  ApplySheetAnswer,
  ApplySheetBody,
  SheetPreviewAnswer,
  SheetQuery,
} from '@lapak/contracts/api/seller-sheet';
import { formatDateWire } from '@lapak/domain/wire-dates';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { sendRefusal, success } from '../../lib/answer.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { safeError } from '../../lib/safe-error.ts';
import { createSheetWriter, spreadsheetTypes } from '../../lib/spreadsheet-writer.ts';
import type { Services } from '../../services.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { createStoreEditing } from '../seller-access/store-editing.ts';
import { createSheetExport } from './export-sheet.ts';
import { createSheetImport } from './import-sheet.ts';
import type { FetchPicture } from './pictures/fetch-picture.ts';
import { createSheetPictures } from './pictures/sheet-pictures.ts';
import { rateRoutes } from './rates/rate-routes.ts';
import { createStoreRates } from './rates/store-rates.ts';
import { createSheetReader } from './sheet-reader.ts';

type SheetRoutesOptions = Pick<
  Services,
  'db' | 'isEmbedded' | 'clock' | 'storage' | 'storeEvents' | 'config' | 'log'
> & {
  fetchPicture: FetchPicture;
};

const ofCheck = { 413: ErrorAnswer, 422: ErrorAnswer, 429: ErrorAnswer };

/** A store's products as a spreadsheet (`seller-sheet` in contracts). */
export const sellerSheetRoutes = (services: SheetRoutesOptions) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { db, clock, config } = services;
  const forStaff = sellerRoute('staff', config.rateLimitFactor);
  const [writer, reader] = [createSheetWriter(), createSheetReader()];
  app.addHook('onClose', async () => {
    await writer.close();
    await reader.close();
  });
  const sheets = createSheetExport(db, config, writer);
  const edit = createStoreEditing(services);
  const imports = createSheetImport({
    ...services,
    reader,
    edit,
    pictures: createSheetPictures(services),
  });
  const rates = createStoreRates({ db, edit, reader, dataDir: config.dataDir });
  await app.register(rateRoutes(services, rates));
  app.addHook('onReady', () => {
    imports
      .finishBegun()
      .catch((error: unknown) => services.log.error({ error: safeError(error) }, 'Sheets were not finished'));
  });

  app.get(
    '/api/seller/toko/:toko/lembar',
    {
      config: forStaff,
      schema: {
        summary: 'Products as a spreadsheet, or its template',
        params: ofStore,
        querystring: SheetQuery,
      },
    },
    async (request, reply) => {
      const { store } = memberOf(request);
      const { format, content } = request.query;
      const what = content === 'template' ? 'templat-produk' : 'produk';
      const name = `${what}-${store.username}-${formatDateWire(clock.now())}.${format}`;
      void reply.type(spreadsheetTypes[format]).header('content-disposition', contentDisposition(name));
      return reply.send(
        format === 'xlsx' ? await sheets.xlsx(store, content) : Readable.from(sheets.csv(store, content)),
      );
    },
  );

  app.post(
    '/api/seller/toko/:toko/lembar/periksa',
    {
      config: forStaff,
      schema: {
        summary: 'What a sheet would do, with every mistake; writes nothing that shoppers see',
        consumes: ['multipart/form-data'],
        params: ofStore,
        response: { 200: SheetPreviewAnswer, ...ofCheck },
      },
    },
    async (request, reply) => {
      const preview = await imports.check(memberOf(request), request);
      if (isRefusal(preview)) return sendRefusal(reply, preview);
      return success('Lembar diperiksa', preview);
    },
  );

  app.post(
    '/api/seller/toko/:toko/lembar/terapkan',
    {
      config: forStaff,
      schema: {
        summary: 'Makes what a sheet that was looked at says, all of it or nothing',
        params: ofStore,
        body: ApplySheetBody,
        response: { 200: ApplySheetAnswer, 412: SheetPreviewAnswer },
      },
    },
    async (request, reply) => {
      const made = await imports.apply(memberOf(request), request.body);
      if (isRefusal(made)) return sendRefusal(reply, made);
      return success(
        `${formatThousands(made.created)} produk dibuat, ${formatThousands(made.changed)} produk diubah`,
        made,
      );
    },
  );
};

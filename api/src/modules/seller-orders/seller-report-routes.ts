import { limits } from '@lapak/contracts/limits';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  ExportQuery,
  PrintedOrdersResponse,
  ReceiptNumbersAnswer,
  ReceiptNumbersBody,
  SummaryResponse,
} from '@lapak/contracts/api/seller-report';
import { formatDateWire } from '@lapak/domain/wire-dates';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../db/client.ts';
import { success } from '../../lib/answer.ts';
import { createSheetFiles } from '../../lib/sheet-file.ts';
import type { Services } from '../../services.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { orderSheet } from './export-orders.ts';
import { orderedLines } from './ordered-lines.ts';
import { checkReceiptNumbers } from './receipt-numbers.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { ordersOfStore, printedView } from './seller-order.ts';
import { storeSummary } from './store-summary.ts';

/** Labels and packing lists of a store's orders, in the order of the ids; those that there are. */
async function printedOrders(
  db: Database,
  store: StoreRow,
  publicIds: readonly string[],
): Promise<PrintedOrdersResponse['data']> {
  const found = await ordersOfStore(db, store.id, publicIds);
  const lines = await orderedLines(
    db,
    store.id,
    found.map(({ id }) => id),
  );
  const inOrder = publicIds.flatMap((id) => found.filter(({ publicId }) => publicId === id));
  return {
    sender: { nama_toko: store.namaToko, wa: store.wa, alamat: store.alamat },
    orders: inOrder.map((order) => printedView(order, lines(order.id))),
  };
}

/** What the console makes of many orders at once: figures, files, print pages, and the check of receipt numbers. */
export const sellerReportRoutes =
  ({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', config.rateLimitFactor);
    const files = createSheetFiles();
    app.addHook('onClose', () => files.close());

    app.get(
      '/api/seller/toko/:toko/ringkasan',
      {
        config: forStaff,
        schema: {
          summary: 'The figures of the first page',
          params: ofStore,
          response: { 200: SummaryResponse },
        },
      },
      async (request) => ({ data: await storeSummary(db, memberOf(request).store.id, clock.now()) }),
    );

    app.get(
      '/api/seller/toko/:toko/ekspor',
      {
        config: forStaff,
        schema: { summary: 'Orders as a file', params: ofStore, querystring: ExportQuery },
      },
      async (request, reply) => {
        const { store } = memberOf(request);
        const name = `pesanan-${store.username}-${formatDateWire(clock.now())}`;
        return files.send(reply, name, request.query.format, orderSheet(db, store.id, request.query));
      },
    );

    app.get(
      '/api/seller/toko/:toko/cetak',
      {
        config: forStaff,
        schema: {
          summary: 'Labels and packing lists of orders',
          params: ofStore,
          querystring: Type.Object({ ids: Type.String({ maxLength: limits.ordersAtOnce * 61 }) }),
          response: { 200: PrintedOrdersResponse },
        },
      },
      async (request) => {
        const ids = [...new Set(request.query.ids.split(','))].slice(0, limits.ordersAtOnce);
        return { data: await printedOrders(db, memberOf(request).store, ids) };
      },
    );

    app.post(
      '/api/seller/toko/:toko/resi',
      {
        config: forStaff,
        schema: {
          summary: 'Checks pasted receipt numbers, and writes nothing',
          params: ofStore,
          body: ReceiptNumbersBody,
          response: { 200: ReceiptNumbersAnswer },
        },
      },
      async (request) => {
        const checked = await checkReceiptNumbers(db, memberOf(request).store.id, request.body.rows);
        const wrong = checked.filter(({ problem }) => problem !== null).length;
        return success(wrong === 0 ? 'Semua baris benar' : `${wrong} baris perlu diperbaiki`, checked);
      },
    );
  };

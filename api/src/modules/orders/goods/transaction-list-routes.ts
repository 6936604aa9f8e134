import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { PageNumber } from '@lapak/contracts/api/common';
import { OrderListResponse, OrderStatus } from '@lapak/contracts/api/order';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../../db/client.ts';
import { cleanText, textOrNull } from '../../../lib/clean-text.ts';
import { ORDERS_PER_PAGE, ordersOfUser } from '../orders-of-user.ts';
import { orderListView } from './goods-order-view.ts';
import { errors, tags } from './order-request.ts';
import { linesOfOrders } from './sale.ts';

/** Orders of goods of an account (spec 3 §7). */
export const transactionListRoutes =
  ({ db, clock }: { db: Database; clock: { now(): Date } }) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/api/transaction',
      {
        schema: {
          tags,
          summary: 'Orders of the account',
          querystring: Type.Object({
            page: Type.Optional(PageNumber),
            username_toko: Type.Optional(Type.String({ maxLength: 60 })),
            status: Type.Optional(OrderStatus),
            /** Part of an invoice number. */
            search: Type.Optional(Type.String({ maxLength: 60 })),
          }),
          response: { 200: OrderListResponse, ...errors },
        },
      },
      async (request) => {
        const caller = await request.requireCaller();
        const page = request.query.page ?? 1;
        const { username_toko: username = null, status = null } = request.query;
        const search = textOrNull(cleanText(request.query.search));
        const userId = caller.id;
        const { found, total } = await ordersOfUser(db, {
          of: 'goods',
          userId,
          username,
          status,
          search,
          page,
        });
        const lines = await linesOfOrders(
          db,
          found.map(({ order }) => order),
        );
        const now = clock.now();
        const data = found.map((entry) => orderListView({ ...entry, lines: lines(entry.order), now }));
        return { data, per_page: ORDERS_PER_PAGE, total, current_page: page };
      },
    );
  };

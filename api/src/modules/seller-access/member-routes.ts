import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { PageNumber, RowId } from '@lapak/contracts/api/common';
import {
  AuditResponse,
  InviteBody,
  MembersAnswer,
  MembersResponse,
  RoleBody,
} from '@lapak/contracts/api/seller';
import { auditPage } from '../../audit/audit-log.ts';
import { success } from '../../lib/answer.ts';
import { dataOf } from '../../lib/http-refusal.ts';
import type { Services } from '../../services.ts';
import { pageOrLast } from '../../lib/page-or-last.ts';
import { memberOf, sellerRoute } from './seller-access.ts';
import { createStoreMembers } from './store-members.ts';

const ofStore = Type.Object({ toko: Type.String({ maxLength: 200 }) });
const ofRow = Type.Object({ ...ofStore.properties, id: RowId });
const PageQuery = Type.Object({ page: Type.Optional(PageNumber) });

/** What only owners see and change: api/seller/toko/{toko}/anggota, .../undangan/{id} and .../catatan. */
export function memberRoutes(services: Services) {
  const { db } = services;
  const members = createStoreMembers(services);
  const config = sellerRoute('owner', services.config.rateLimitFactor);
  const answer = { response: { 200: MembersAnswer } };

  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/api/seller/toko/:toko/anggota',
      { config, schema: { params: ofStore, response: { 200: MembersResponse } } },
      async (request) => ({ data: await members.list(memberOf(request)) }),
    );

    app.post(
      '/api/seller/toko/:toko/anggota',
      { config, schema: { params: ofStore, body: InviteBody, ...answer } },
      async (request) =>
        success('Undangan dikirim', dataOf(await members.invite(memberOf(request), request.body))),
    );

    app.post(
      '/api/seller/toko/:toko/anggota/:id',
      { config, schema: { params: ofRow, body: RoleBody, ...answer } },
      async (request) => {
        const { params, body } = request;
        return success(
          'Peran diubah',
          dataOf(await members.setRole(memberOf(request), params.id, body.role)),
        );
      },
    );

    app.delete(
      '/api/seller/toko/:toko/anggota/:id',
      { config, schema: { params: ofRow, ...answer } },
      async (request) =>
        success('Anggota dikeluarkan', dataOf(await members.remove(memberOf(request), request.params.id))),
    );

    app.delete(
      '/api/seller/toko/:toko/undangan/:id',
      { config, schema: { params: ofRow, ...answer } },
      async (request) => {
        const { id } = request.params;
        return success('Undangan dibatalkan', dataOf(await members.withdraw(memberOf(request), { id })));
      },
    );

    app.get(
      '/api/seller/toko/:toko/catatan',
      { config, schema: { params: ofStore, querystring: PageQuery, response: { 200: AuditResponse } } },
      (request) => {
        const { store } = memberOf(request);
        return pageOrLast(request.query.page, (page) => auditPage(db, store.id, page));
      },
    );
  };
}

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ErrorAnswer } from '@lapak/contracts/api/common';
import type { MemberRole } from '@lapak/contracts/api/seller';
import {
  EntryChangedAnswer,
  ListChange,
  SellerBannersAnswer,
  SellerBannersResponse,
  SellerCategoriesAnswer,
  SellerCategoriesResponse,
  SellerSettingsAnswer,
  SellerSettingsResponse,
  SellerVouchersAnswer,
  SellerVouchersResponse,
  SettingsBody,
  SettingsChangedAnswer,
} from '@lapak/contracts/api/seller-settings';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { sendRefusal, success } from '../../lib/answer.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { makerOf, memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { ofStore } from '../seller-access/seller-request.ts';
import { createStoreEditing } from '../seller-access/store-editing.ts';
import { createListEditor } from './change-list.ts';
import { createSettings } from './change-settings.ts';
import { bannerList, categoryList, viewsOf, voucherList, type StoreList } from './store-list.ts';

type SettingsServices = Pick<Services, 'db' | 'clock' | 'storage' | 'storeEvents' | 'config'>;

interface ListRoute<Entry extends object, View> {
  path: string;
  role: MemberRole;
  list: StoreList<Entry, View>;
  response: TSchema;
  answer: TSchema;
}

/** A store's settings, categories, vouchers and banners in its console (`seller-settings` in contracts). */
export const sellerSettingsRoutes = (services: SettingsServices) => async (instance: FastifyInstance) => {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { db, storage, config } = services;
  const edit = createStoreEditing(services);
  const settings = createSettings({ db, edit, storage });
  const access = (role: MemberRole) => sellerRoute(role, config.rateLimitFactor);
  const ofEdit = { 409: ErrorAnswer, 422: ErrorAnswer };

  app.get(
    '/api/seller/toko/:toko/pengaturan',
    {
      config: access('owner'),
      schema: {
        summary: 'Settings of the store',
        params: ofStore,
        response: { 200: SellerSettingsResponse },
      },
    },
    async (request) => ({ data: await settings.view(memberOf(request).store.id) }),
  );

  app.post(
    '/api/seller/toko/:toko/pengaturan',
    {
      config: access('owner'),
      schema: {
        summary: 'Changes settings of the store; each with what it was changed from',
        params: ofStore,
        body: SettingsBody,
        response: { 200: SellerSettingsAnswer, ...ofEdit, 412: SettingsChangedAnswer },
      },
    },
    async (request, reply) => {
      const saved = await settings.change(memberOf(request), request.body.changes);
      if (isRefusal(saved)) return sendRefusal(reply, saved);
      return success('Pengaturan tersimpan', saved);
    },
  );

  function listRoutes<Entry extends object, View>(route: ListRoute<Entry, View>) {
    const { list } = route;
    const address = `/api/seller/toko/:toko/${route.path}`;
    const change = createListEditor(list, { edit, storage });
    instance.get(
      address,
      {
        config: access(route.role),
        schema: {
          summary: `All entries of the store's list ${route.path}`,
          params: ofStore,
          response: { 200: route.response },
        },
      },
      async (request) => ({ data: await viewsOf(list, db, memberOf(request).store.id) }),
    );
    app.post(
      address,
      {
        config: access(route.role),
        schema: {
          summary: `Adds, changes, moves or removes an entry of ${route.path}; the same again under one Idempotency-Key adds nothing`,
          params: ofStore,
          body: ListChange,
          response: { 200: route.answer, ...ofEdit, 412: EntryChangedAnswer },
        },
      },
      async (request, reply) => {
        const changed = await change(
          request.body.kind === 'add' ? makerOf(request) : memberOf(request),
          request.body,
        );
        if (!Array.isArray(changed)) return sendRefusal(reply, changed);
        return reply.send(
          success(request.body.kind === 'remove' ? `${list.what} dihapus` : 'Tersimpan', changed),
        );
      },
    );
  }

  listRoutes({
    ...{ path: 'kategori', role: 'staff', list: categoryList },
    ...{ response: SellerCategoriesResponse, answer: SellerCategoriesAnswer },
  });
  listRoutes({
    ...{ path: 'voucher', role: 'owner', list: voucherList },
    ...{ response: SellerVouchersResponse, answer: SellerVouchersAnswer },
  });
  listRoutes({
    ...{ path: 'banner', role: 'owner', list: bannerList },
    ...{ response: SellerBannersResponse, answer: SellerBannersAnswer },
  });
};

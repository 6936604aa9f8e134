import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { BannerResponse, type BannerDetail } from '@lapak/contracts/api/catalogue';
import { answerCode, Username } from '@lapak/contracts/api/common';
import { orNotFound } from '../../lib/http-refusal.ts';
import { rowIdOf } from '../../lib/row-id.ts';
import type { StoreCache } from '../../lib/store-cache.ts';
import type { Services } from '../../services.ts';
import { pictureSize } from '../picture/picture-size.ts';
import { storefrontRepository } from '../product/storefront-repository.ts';
import type { StoreDirectory } from '../store/store-directory.ts';
import { shownStore } from '../store/store-state.ts';

/** An id that no banner can have is one that is not there, like any other. */
const BannerParams = Type.Object({ username: Username, id: Type.String({ minLength: 1, maxLength: 200 }) });
const bannerId = (text: string) => (text.startsWith('0') ? null : rowIdOf(text));

/** GET api/banner_marketplace/{username}/{id} (spec 1 §7). */
export function bannerRoutes(deps: Services & { directory: StoreDirectory; cache: StoreCache }) {
  const { db, directory, cache, storage } = deps;
  const find = async (storeId: number, id: number): Promise<BannerDetail | null> => {
    const banner = await storefrontRepository(db).banner(storeId, id);
    return banner && { ...banner, image_size: await pictureSize(storage, banner.image_url) };
  };
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get(
      '/api/banner_marketplace/:username/:id',
      { schema: { tags: ['banner'], params: BannerParams, response: { 200: BannerResponse } } },
      async ({ params }) => {
        const store = orNotFound(shownStore(await directory.find(params.username)), 'Toko tidak ditemukan');
        const id = orNotFound(bannerId(params.id), 'Banner tidak ditemukan');
        const { banner } = await cache.get(store.id, `banner ${id}`, async () => ({
          banner: await find(store.id, id),
        }));
        return { code: answerCode.success, info: '', data: orNotFound(banner, 'Banner tidak ditemukan') };
      },
    );
  };
}

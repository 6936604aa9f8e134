import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { WishlistResponse } from '@lapak/contracts/api/catalogue';
import { answerCode, EmptyAnswer, PageNumber, Username, RowId } from '@lapak/contracts/api/common';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import { products } from '../../db/schema/catalogue.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import type { Services } from '../../services.ts';
import { cardsOf } from '../product/product-cards.ts';
import { storeOfProduct } from '../store/store-of-product.ts';
import type { StoreDirectory } from '../store/store-directory.ts';
import { shownStore } from '../store/store-state.ts';
import { wishlistRepository } from './wishlist-repository.ts';

const PER_PAGE = 20;

const ListQuery = Type.Object({ username: Username, page: Type.Optional(PageNumber) });
const AddBody = Type.Object({ username: Username, product_id: RowId });
const RemoveParams = Type.Object({ product_id: RowId });

/** The wishlist of a logged-in shopper (spec 1 §7, spec 3 §7); without a login every call is a 401. */
export function wishlistRoutes({ db, clock, directory }: Services & { directory: StoreDirectory }) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const wishlist = wishlistRepository(db);
    const tags = ['wishlist'];
    const security = [{ bearer: [] }];

    app.get(
      '/api/wishlist',
      { schema: { tags, security, querystring: ListQuery, response: { 200: WishlistResponse } } },
      async (request) => {
        const caller = await request.requireCaller();
        const store = orNotFound(
          shownStore(await directory.find(request.query.username)),
          'Toko tidak ditemukan',
        );
        const page = request.query.page ?? 1;
        const total = await wishlist.count(store.id, caller.id);
        const range = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
        const rows = await wishlist.page(store.id, caller.id, range);
        const cards = await cardsOf(db, store.id, rows, new Set(rows.map(({ id }) => id)));
        return {
          data: {
            data: cards.map((card, at) => ({
              id: rows[at]?.entryId ?? 0,
              product: { ...card, cat: { nama: card.category_name } },
            })),
            date_server: nowIsoWib(clock.now()),
            per_page: PER_PAGE,
            total,
            current_page: page,
          },
        };
      },
    );

    app.post(
      '/api/wishlist',
      { schema: { tags, security, body: AddBody, response: { 200: EmptyAnswer } } },
      async (request) => {
        const caller = await request.requireCaller();
        const { username, product_id: productId } = request.body;
        const store = orNotFound(shownStore(await directory.find(username)), 'Toko tidak ditemukan');
        const [product] = await db
          .select({ id: products.id })
          .from(products)
          .where(
            and(eq(products.storeId, store.id), eq(products.id, productId), eq(products.isRemoved, false)),
          );
        orNotFound(product, messages.productNotFound);
        await wishlist.add(store.id, caller.id, productId);
        return { code: answerCode.success, info: messages.wishlistAdded };
      },
    );

    app.delete(
      '/api/wishlist/:product_id',
      { schema: { tags, security, params: RemoveParams, response: { 200: EmptyAnswer } } },
      async (request) => {
        const caller = await request.requireCaller();
        const { product_id: productId } = request.params;
        const storeId = await storeOfProduct(db, productId);
        if (storeId !== null) await wishlist.remove(caller.id, { storeId, productId });
        return { code: answerCode.success, info: messages.wishlistRemoved };
      },
    );
  };
}

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Review } from '@lapak/contracts/api/catalogue';
import { Page, PageNumber, RowId } from '@lapak/contracts/api/common';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../db/client.ts';
import { productImages, products } from '../../db/schema/catalogue.ts';
import { reviews } from '../../db/schema/product-feedback.ts';
import { stores } from '../../db/schema/stores.ts';
import { orNotFound } from '../../lib/http-refusal.ts';
import { storeOfProduct } from '../store/store-of-product.ts';
import { fileUrl } from '../store/store-view.ts';

/** Reviews on a page (spec 3 §9). */
const PER_PAGE = 10;

const ProductParams = Type.Object({ id: RowId });
const PageQuery = Type.Object({ page: Type.Optional(PageNumber) });
const ReviewPage = Page(Review);

/** GET api/product/{id}/ulasan: reviews of a product, the newest first; 404 for an unknown product (spec 3 §2). */
export function reviewRoutes({ db }: { db: Database }) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get(
      '/api/product/:id/ulasan',
      {
        schema: {
          tags: ['product'],
          params: ProductParams,
          querystring: PageQuery,
          response: { 200: ReviewPage },
        },
      },
      async ({ params, query }) => {
        const page = query.page ?? 1;
        const storeId = orNotFound(await storeOfProduct(db, params.id), messages.productNotFound);
        const [found] = await db
          .select({
            storeId: products.storeId,
            id: products.id,
            nama: products.nama,
            image: productImages.fileKey,
          })
          .from(products)
          .innerJoin(stores, eq(stores.id, products.storeId))
          .leftJoin(
            productImages,
            and(
              eq(productImages.storeId, products.storeId),
              eq(productImages.productId, products.id),
              eq(productImages.position, 0),
            ),
          )
          .where(
            and(
              eq(products.storeId, storeId),
              eq(products.id, params.id),
              eq(products.isRemoved, false),
              isNull(stores.hiddenAt),
            ),
          )
          .limit(1);
        const product = orNotFound(found, messages.productNotFound);
        const ofProduct = and(eq(reviews.storeId, product.storeId), eq(reviews.productId, product.id));
        const [total, rows] = await Promise.all([
          db.$count(reviews, ofProduct),
          db
            .select()
            .from(reviews)
            .where(ofProduct)
            .orderBy(desc(reviews.id))
            .limit(PER_PAGE)
            .offset((page - 1) * PER_PAGE),
        ]);
        return {
          data: rows.map((row) => ({
            id: row.id,
            star: row.star,
            ulasan: row.ulasan,
            created_at: nowIsoWib(row.createdAt),
            user: { name: row.name },
            product: { id: product.id, nama: product.nama, image_url: fileUrl(product.image) },
          })),
          per_page: PER_PAGE,
          total,
          current_page: page,
        };
      },
    );
  };
}

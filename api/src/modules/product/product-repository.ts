import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import {
  categories,
  customFields,
  priceVarieties,
  productImages,
  products,
  variationGroups,
  variationOptions,
  wholesaleTiers,
} from '../../db/schema/catalogue.ts';
import type { ProductParts } from './product-view.ts';

type ProductRow = typeof products.$inferSelect;

const MAX_ID = 2_147_483_647;

export const productRepository = (db: Queryable) => ({
  /** A product of a store by its number or its slug; a number that no product has may be a slug. */
  async find(storeId: number, idOrSlug: string): Promise<ProductRow | null> {
    const isNumber = /^\d{1,10}$/.test(idOrSlug) && Number(idOrSlug) <= MAX_ID;
    const ofStore = and(eq(products.storeId, storeId), eq(products.isRemoved, false));
    if (isNumber) {
      const [row] = await db
        .select()
        .from(products)
        .where(and(ofStore, eq(products.id, Number(idOrSlug))));
      if (row) return row;
    }
    const [row] = await db
      .select()
      .from(products)
      .where(and(ofStore, eq(products.slug, idOrSlug)));
    return row ?? null;
  },

  /** Everything that hangs on a product, each list in its order. */
  async parts(row: ProductRow): Promise<ProductParts> {
    const { storeId, id, categoryId } = row;
    const [category, images, groups, varieties, tiers, fields] = await Promise.all([
      categoryId === null
        ? []
        : db
            .select({ nama: categories.nama })
            .from(categories)
            .where(and(eq(categories.storeId, storeId), eq(categories.id, categoryId))),
      db
        .select({ key: productImages.fileKey })
        .from(productImages)
        .where(and(eq(productImages.storeId, storeId), eq(productImages.productId, id)))
        .orderBy(asc(productImages.position)),
      db
        .select()
        .from(variationGroups)
        .where(and(eq(variationGroups.storeId, storeId), eq(variationGroups.productId, id)))
        .orderBy(asc(variationGroups.position)),
      db
        .select()
        .from(priceVarieties)
        .where(
          and(
            eq(priceVarieties.storeId, storeId),
            eq(priceVarieties.productId, id),
            eq(priceVarieties.isRemoved, false),
          ),
        )
        .orderBy(asc(priceVarieties.position), asc(priceVarieties.id)),
      db
        .select()
        .from(wholesaleTiers)
        .where(and(eq(wholesaleTiers.storeId, storeId), eq(wholesaleTiers.productId, id)))
        .orderBy(asc(wholesaleTiers.minProduct)),
      db
        .select()
        .from(customFields)
        .where(and(eq(customFields.storeId, storeId), eq(customFields.productId, id)))
        .orderBy(asc(customFields.position)),
    ]);
    const options =
      groups.length === 0
        ? []
        : await db
            .select()
            .from(variationOptions)
            .where(
              and(
                eq(variationOptions.storeId, storeId),
                inArray(
                  variationOptions.groupId,
                  groups.map((group) => group.id),
                ),
              ),
            )
            .orderBy(asc(variationOptions.position));
    return {
      row,
      categoryName: category[0]?.nama ?? null,
      imageKeys: images.map(({ key }) => key),
      groups,
      options,
      varieties,
      tiers,
      fields,
    };
  },
});

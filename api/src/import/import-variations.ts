import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { combinationOptionIds } from '@lapak/domain/variation';
import { priceVarieties, variationGroups, variationOptions } from '../db/schema/catalogue.ts';
import type { ImportContext } from './import-context.ts';
import { chunks } from './upsert.ts';

type VarietyRow = typeof priceVarieties.$inferSelect;

/** A product's levels with their options, as stored in the database. */
interface StoredLevel {
  name: string;
  options: { id: number; name: string }[];
}

const sameLevels = (stored: readonly StoredLevel[], product: ProductDocument) =>
  JSON.stringify(stored.map(({ name, options }) => [name, options.map((option) => option.name)])) ===
  JSON.stringify((product.product_variety ?? []).map((level) => [level.variation_name, level.list_options]));

/** The key of a combination: the names of its options, in order. */
const comboKey = (names: readonly string[]) => JSON.stringify(names);

async function storedLevels(
  context: ImportContext,
  ids: readonly number[],
): Promise<Map<number, StoredLevel[]>> {
  const { tx, storeId } = context;
  const groups = await tx
    .select()
    .from(variationGroups)
    .where(and(eq(variationGroups.storeId, storeId), inArray(variationGroups.productId, [...ids])))
    .orderBy(asc(variationGroups.position));
  const options =
    groups.length === 0
      ? []
      : await tx
          .select()
          .from(variationOptions)
          .where(
            and(
              eq(variationOptions.storeId, storeId),
              inArray(
                variationOptions.groupId,
                groups.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(asc(variationOptions.position));
  const levels = new Map<number, StoredLevel[]>();
  for (const group of groups) {
    const own = options.filter((option) => option.groupId === group.id);
    const level = {
      name: group.variationName,
      options: own.map(({ id, optionName }) => ({ id, name: optionName })),
    };
    levels.set(group.productId, [...(levels.get(group.productId) ?? []), level]);
  }
  return levels;
}

/** Writes the levels of products whose levels changed. @returns them by product id */
async function writeLevels(
  { tx, storeId }: ImportContext,
  list: readonly { id: number; product: ProductDocument }[],
): Promise<Map<number, StoredLevel[]>> {
  const levels = new Map<number, StoredLevel[]>();
  if (list.length === 0) return levels;
  const ids = list.map(({ id }) => id);
  await tx
    .delete(variationGroups)
    .where(and(eq(variationGroups.storeId, storeId), inArray(variationGroups.productId, ids)));
  for (const { id, product } of list) {
    const written: StoredLevel[] = [];
    for (const [at, level] of (product.product_variety ?? []).entries()) {
      const [group] = await tx
        .insert(variationGroups)
        .values({ storeId, productId: id, position: at + 1, variationName: level.variation_name })
        .returning({ id: variationGroups.id });
      if (!group) throw new Error('The database wrote no level of variation');
      const options = await tx
        .insert(variationOptions)
        .values(
          level.list_options.map((optionName, position) => ({
            storeId,
            groupId: group.id,
            position,
            optionName,
          })),
        )
        .returning({ id: variationOptions.id, name: variationOptions.optionName });
      written.push({ name: level.variation_name, options });
    }
    levels.set(id, written);
  }
  return levels;
}

function optionNames(row: VarietyRow, levels: readonly StoredLevel[]): string[] {
  const ids = combinationOptionIds({
    option_id_1: row.optionId1,
    option_id_2: row.optionId2,
    option_id_3: row.optionId3,
    option_id_4: row.optionId4,
    option_id_5: row.optionId5,
  });
  return levels.map((level, at) => level.options.find((option) => option.id === ids[at])?.name ?? '');
}

const idAt = (levels: readonly StoredLevel[], names: readonly string[], at: number): number | null =>
  levels[at]?.options.find((option) => option.name === names[at])?.id ?? null;

function varietyValues(
  combination: NonNullable<ProductDocument['price_variety']>[number],
  levels: readonly StoredLevel[],
  position: number,
) {
  const { options: names } = combination;
  return {
    position,
    price: combination.price,
    discountPrice: combination.discount_price ?? null,
    stock: combination.stock,
    berat: combination.berat ?? null,
    optionId1: idAt(levels, names, 0),
    optionId2: idAt(levels, names, 1),
    optionId3: idAt(levels, names, 2),
    optionId4: idAt(levels, names, 3),
    optionId5: idAt(levels, names, 4),
    isRemoved: false,
  };
}

/**
 * Levels, options and combinations. A combination keeps its id as long as its options are called the same, because
 * carts and orders name it; one that is not in the document any more is taken out.
 */
export async function importVariations(
  context: ImportContext,
  part: readonly ProductDocument[],
  idOf: (key: string) => number,
): Promise<void> {
  const { tx, storeId } = context;
  const list = part.map((product) => ({ id: idOf(product.key), product }));
  const ids = list.map(({ id }) => id);
  const before = await storedLevels(context, ids);
  const existing = await tx
    .select()
    .from(priceVarieties)
    .where(and(eq(priceVarieties.storeId, storeId), inArray(priceVarieties.productId, ids)));
  const changed = list.filter(({ id, product }) => !sameLevels(before.get(id) ?? [], product));
  const after = await writeLevels(context, changed);
  const made: (typeof priceVarieties.$inferInsert)[] = [];
  const gone = new Set(existing.filter((row) => !row.isRemoved).map((row) => row.id));
  for (const { id, product } of list) {
    const old = before.get(id) ?? [];
    const known = new Map(
      existing.filter((row) => row.productId === id).map((row) => [comboKey(optionNames(row, old)), row.id]),
    );
    const levels = after.get(id) ?? old;
    for (const [position, combination] of (product.price_variety ?? []).entries()) {
      const values = varietyValues(combination, levels, position);
      const varietyId = known.get(comboKey(combination.options));
      if (varietyId === undefined) made.push({ storeId, productId: id, ...values });
      else {
        gone.delete(varietyId);
        await tx
          .update(priceVarieties)
          .set(values)
          .where(and(eq(priceVarieties.storeId, storeId), eq(priceVarieties.id, varietyId)));
      }
    }
  }
  for (const removed of chunks([...gone])) {
    await tx
      .update(priceVarieties)
      .set({ isRemoved: true })
      .where(and(eq(priceVarieties.storeId, storeId), inArray(priceVarieties.id, removed)));
  }
  for (const rows of chunks(made)) await tx.insert(priceVarieties).values(rows);
}

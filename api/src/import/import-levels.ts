import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { insertRows } from '../db/insert-rows.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { readRows } from '../db/json-row.ts';
import { variationGroups, variationOptions } from '../db/schema/catalogue.ts';
import { difference, renewed } from './difference.ts';
import type { ImportContext, StoreReader } from './import-context.ts';
import { chunks, deleteRows, updateRows } from './write-rows.ts';

/** A level of variation in the order that the shopper chooses: its options' ids by name. */
export type Level = ReadonlyMap<string, number>;

type GroupRow = typeof variationGroups.$inferSelect;
type OptionRow = typeof variationOptions.$inferSelect;
type GroupValues = Omit<GroupRow, 'id'>;
type OptionValues = Omit<OptionRow, 'id'>;

const groupColumns = ['storeId', 'id', 'productId', 'position', 'variationName'] as const;
const optionColumns = ['storeId', 'id', 'groupId', 'position', 'optionName'] as const;

export interface StoredLevels {
  groups: GroupRow[];
  options: OptionRow[];
}

/** The levels that products have. */
export async function readLevels(
  { tx, storeId }: StoreReader,
  productIds: readonly number[],
): Promise<StoredLevels> {
  const ofProducts = and(
    eq(variationGroups.storeId, storeId),
    isOneOf(variationGroups.productId, productIds),
  );
  const groups = await readRows(tx, variationGroups, ofProducts, asc(variationGroups.id));
  const ids = groups.map(({ id }) => id);
  const ofGroups = and(eq(variationOptions.storeId, storeId), isOneOf(variationOptions.groupId, ids));
  const options =
    ids.length > 0 ? await readRows(tx, variationOptions, ofGroups, asc(variationOptions.id)) : [];
  return { groups, options };
}

/** The levels by product. */
export function levelsByProduct({ groups, options }: StoredLevels): (productId: number) => readonly Level[] {
  const names = new Map(groups.map(({ id }) => [id, new Map<string, number>()]));
  for (const { groupId, optionName, id } of options) names.get(groupId)?.set(optionName, id);
  const levels = new Map<number, Level[]>();
  for (const { id, productId } of [...groups].sort((a, b) => a.position - b.position)) {
    const own = levels.get(productId) ?? [];
    own.push(names.get(id) ?? new Map());
    levels.set(productId, own);
  }
  return (productId) => levels.get(productId) ?? [];
}

const placeOf = ({ productId, position }: GroupValues) => `${productId} ${position}`;

/** @returns the levels as they are afterwards, and the products whose levels are others */
async function writeGroups(
  context: ImportContext,
  stored: readonly GroupRow[],
  wanted: readonly GroupValues[],
) {
  const { tx, written } = context;
  const found = difference(stored, wanted, placeOf);
  await deleteRows(context, variationGroups, found.gone);
  await updateRows(context, variationGroups, renewed(found));
  const gone = new Set(found.gone);
  const groups = stored.filter((row) => !gone.has(row));
  for (const part of chunks(found.made)) {
    groups.push(...(await insertRows(tx, variationGroups, part, groupColumns)));
  }
  written.rows += found.made.length;
  const changed = [...found.made, ...found.gone, ...found.changed.map(({ row }) => row)];
  return { groups, changed: changed.map(({ productId }) => productId) };
}

/**
 * An option keeps its id as long as it is called the same, and no id is ever called otherwise: combinations that were
 * taken out still name it.
 * @returns the options as they are afterwards, and the levels whose options are others
 */
async function writeOptions(
  context: ImportContext,
  stored: readonly OptionRow[],
  wanted: readonly OptionValues[],
) {
  const { tx, storeId, written } = context;
  const found = difference(stored, wanted, (option) => JSON.stringify([option.groupId, option.optionName]));
  await deleteRows(context, variationOptions, found.gone);
  const moved = renewed(found);
  // No two options have the same position, not even between two statements.
  for (const ids of chunks(moved.map(({ id }) => id))) {
    await tx
      .update(variationOptions)
      .set({ position: sql`-1 - ${variationOptions.position}` })
      .where(and(eq(variationOptions.storeId, storeId), inArray(variationOptions.id, ids)));
  }
  await updateRows(context, variationOptions, moved);
  const gone = new Set(found.gone);
  const options = stored.filter((row) => !gone.has(row));
  for (const part of chunks(found.made)) {
    options.push(...(await insertRows(tx, variationOptions, part, optionColumns)));
  }
  written.rows += found.made.length;
  return {
    options,
    changed: [...found.made, ...found.gone, ...found.changed.map(({ row }) => row)].map(
      ({ groupId }) => groupId,
    ),
  };
}

/** Levels and their options. @returns the levels as they are afterwards, and the products whose levels changed */
export async function importLevels(
  context: ImportContext,
  list: readonly { id: number; product: ProductDocument }[],
  before: StoredLevels,
): Promise<{ after: StoredLevels; changed: number[] }> {
  const { storeId } = context;
  const levels = list.flatMap(({ id, product }) =>
    (product.product_variety ?? []).map((level, at) => ({
      names: level.list_options,
      group: { storeId, productId: id, position: at + 1, variationName: level.variation_name },
    })),
  );
  const { groups, changed } = await writeGroups(
    context,
    before.groups,
    levels.map(({ group }) => group),
  );
  const ids = new Map(groups.map((group) => [placeOf(group), group.id]));
  const wanted = levels.flatMap(({ names, group }) =>
    names.map((optionName, position) => ({
      storeId,
      groupId: ids.get(placeOf(group)) ?? 0,
      position,
      optionName,
    })),
  );
  const left = new Set(groups.map(({ id }) => id));
  const written = await writeOptions(
    context,
    before.options.filter(({ groupId }) => left.has(groupId)),
    wanted,
  );
  const productOf = new Map(groups.map(({ id, productId }) => [id, productId]));
  return {
    after: { groups, options: written.options },
    changed: [...changed, ...written.changed.flatMap((id) => productOf.get(id) ?? [])],
  };
}

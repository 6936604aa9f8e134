import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { lockProducts } from '../db/lock-products.ts';
import { priceVarieties } from '../db/schema/catalogue.ts';
import { difference } from './difference.ts';
import type { ImportContext } from './import-context.ts';
import { importLevels, levelsByProduct, readLevels, type Level } from './import-levels.ts';
import { productsOf } from './import-parts.ts';
import { stockLeft, type SeenStock } from './stock-left.ts';
import { writeNamedRows } from './write-rows.ts';

type VarietyRow = typeof priceVarieties.$inferSelect;

/** The key of a combination: the names of its options, in order. */
const comboKey = (productId: number, names: readonly string[]) => JSON.stringify([productId, names]);

/** The names of a combination's options; null when its levels are not those that the product has. */
export function optionNames(
  row: Pick<VarietyRow, 'optionId1' | 'optionId2' | 'optionId3' | 'optionId4' | 'optionId5'>,
  levels: readonly Level[],
): string[] | null {
  const ids = [row.optionId1, row.optionId2, row.optionId3, row.optionId4, row.optionId5].filter(
    (id) => id !== null,
  );
  const names = levels.flatMap((level, at) => {
    const option = [...level].find(([, id]) => id === ids[at]);
    return option ? [option[0]] : [];
  });
  return ids.length === levels.length && names.length === levels.length ? names : null;
}

function varietyValues(
  combination: NonNullable<ProductDocument['price_variety']>[number],
  levels: readonly Level[],
  position: number,
) {
  const { options: names } = combination;
  const idAt = (at: number) => levels[at]?.get(names[at] ?? '') ?? null;
  return {
    position,
    price: combination.price,
    discountPrice: combination.discount_price ?? null,
    stock: combination.stock,
    berat: combination.berat ?? null,
    optionId1: idAt(0),
    optionId2: idAt(1),
    optionId3: idAt(2),
    optionId4: idAt(3),
    optionId5: idAt(4),
    isRemoved: false,
  };
}

/**
 * Levels, options and combinations. A combination keeps its id as long as its options are called the same, because
 * carts and orders name it; one that is not in the document any more is taken out.
 * @param seen the stock of combinations as it was compared with the document
 * @returns the products whose variations changed
 */
export async function importVariations(
  context: ImportContext,
  part: readonly ProductDocument[],
  idOf: (key: string) => number,
  seen: SeenStock,
): Promise<number[]> {
  const { tx, storeId } = context;
  const list = part.map((product) => ({ id: idOf(product.key), product }));
  const ids = list.map(({ id }) => id);
  // As orders that end do.
  await lockProducts(tx, storeId, ids);
  // Those that can be bought come last, so that of two of the same name they count.
  const stored = await tx
    .select()
    .from(priceVarieties)
    .where(and(eq(priceVarieties.storeId, storeId), inArray(priceVarieties.productId, ids)))
    .orderBy(desc(priceVarieties.isRemoved), asc(priceVarieties.id))
    // Orders that end give their stock back without queueing in the store.
    .for('no key update');
  const before = await readLevels(context, ids);
  const { after, changed } = await importLevels(context, list, before);
  const oldLevels = levelsByProduct(before);
  const newLevels = levelsByProduct(after);
  const keys = new Map<object, unknown>();
  const byKey = new Map<unknown, VarietyRow>();
  for (const row of stored) {
    const names = optionNames(row, oldLevels(row.productId));
    const key = names ? comboKey(row.productId, names) : row.id;
    keys.set(row, key);
    byKey.set(key, row);
  }
  const wanted = list.flatMap(({ id, product }) =>
    (product.price_variety ?? []).map((combination, position) => {
      const key = comboKey(id, combination.options);
      const row = byKey.get(key);
      const stock = stockLeft(combination.stock, seen.get(row?.id ?? 0), row?.stock);
      const values = {
        storeId,
        productId: id,
        ...varietyValues(combination, newLevels(id), position),
        stock,
      };
      keys.set(values, key);
      return values;
    }),
  );
  const found = difference(stored, wanted, (entry) => keys.get(entry));
  await writeNamedRows(context, priceVarieties, found);
  const left = found.gone.filter(({ isRemoved }) => !isRemoved);
  return [...changed, ...productsOf({ ...found, gone: left })];
}

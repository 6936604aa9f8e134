import { and, asc, eq } from 'drizzle-orm';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { isOneOf } from '../db/is-one-of.ts';
import { readRows } from '../db/json-row.ts';
import { priceVarieties } from '../db/schema/catalogue.ts';
import { isAsWanted } from './difference.ts';
import type { ImportContext } from './import-context.ts';
import { levelsByProduct, readLevels, type StoredLevels } from './import-levels.ts';
import { optionNames } from './import-variations.ts';
import type { SeenStock } from './stock-left.ts';

/** The levels of each product with their options, all in their order. */
function namedLevels({ groups, options }: StoredLevels): Map<number, unknown[]> {
  const inOrder = [...options].sort((a, b) => a.position - b.position);
  const names = new Map(groups.map(({ id }) => [id, [] as [number, string][]]));
  for (const { groupId, position, optionName } of inOrder) names.get(groupId)?.push([position, optionName]);
  const levels = new Map<number, unknown[]>();
  for (const { id, productId, position, variationName } of [...groups].sort(
    (a, b) => a.position - b.position,
  )) {
    levels.set(productId, [...(levels.get(productId) ?? []), [position, variationName, names.get(id)]]);
  }
  return levels;
}

const wantedLevels = ({ product_variety = [] }: ProductDocument) =>
  product_variety.map(({ variation_name, list_options }, at) => [
    at + 1,
    variation_name,
    list_options.map((name, position) => [position, name]),
  ]);

const wantedCombinations = ({ price_variety = [] }: ProductDocument) =>
  price_variety.map(({ options, price, discount_price = null, stock, berat = null }, position) => ({
    names: options,
    position,
    price,
    discountPrice: discount_price,
    stock,
    berat,
  }));

/**
 * The products whose levels, options or combinations differ; nothing is written.
 * @param seen gets the stock of all combinations
 */
export async function changedVariations(
  context: ImportContext,
  part: readonly ProductDocument[],
  idOf: (key: string) => number,
  seen: SeenStock,
): Promise<number[]> {
  const { tx, storeId } = context;
  const ids = part.map(({ key }) => idOf(key));
  const stored = await readLevels(context, ids);
  const ofProducts = and(
    eq(priceVarieties.storeId, storeId),
    isOneOf(priceVarieties.productId, ids),
    eq(priceVarieties.isRemoved, false),
  );
  const rows = await readRows(tx, priceVarieties, ofProducts, asc(priceVarieties.position));
  const levels = namedLevels(stored);
  const levelsOf = levelsByProduct(stored);
  const combinations = new Map<number, object[]>();
  for (const { id, productId, stock, ...row } of rows) {
    seen.set(id, stock);
    const names = optionNames(row, levelsOf(productId));
    combinations.set(productId, [...(combinations.get(productId) ?? []), { ...row, stock, names }]);
  }
  const differs = (product: ProductDocument) => {
    const id = idOf(product.key);
    const wanted = wantedCombinations(product);
    const found = combinations.get(id) ?? [];
    const isSame =
      isAsWanted({ levels: levels.get(id) ?? [] }, { levels: wantedLevels(product) }) &&
      found.length === wanted.length &&
      found.every((row, at) => isAsWanted(row, wanted[at] ?? {}));
    return !isSame;
  };
  return part.filter(differs).map(({ key }) => idOf(key));
}

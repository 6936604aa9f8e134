import type { ProductDocument } from '@lapak/contracts/store-document/product';
import type { KnownKeys } from '../../import/check-products.ts';
import type { ReferredKeys } from '../../import/export-products.ts';
import { importProducts } from '../../import/import-products.ts';
import { atOnce } from '../../import/import-steps.ts';
import type { ProductFiles } from './product-files.ts';
import type { Editing } from '../seller-access/store-editing.ts';

const inverted = (keys: ReadonlyMap<number, string>) => new Map([...keys].map(([id, key]) => [key, id]));

export const knownKeys = ({ categories, accounts }: ReferredKeys): KnownKeys => ({
  categories: new Set(categories.values()),
  accounts: new Set(accounts.values()),
});

/**
 * Writes products that were checked, as an import does; others of the store stay.
 * @param sanitized descriptions that the store has already
 * @returns their numbers by key
 */
export async function writeProducts(
  editing: Editing,
  list: readonly ProductDocument[],
  keys: ReferredKeys,
  files: ProductFiles,
  sanitized?: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const { tx, storeId, now, written } = editing;
  const steps = atOnce(tx, {
    storeId,
    now,
    written,
    sanitized,
    pictureKey: (path) => files.pictures.get(path ?? '') ?? null,
    soldFile: (path) => files.sold.get(path ?? '') ?? null,
  });
  const references = { categories: inverted(keys.categories), accounts: inverted(keys.accounts) };
  const finish = await importProducts(steps, [...list], references, { keepOthers: true });
  return finish();
}

import { sendCommand } from '@lapak/api/operator/command-channel';
import { writeStoreDocument } from '../../src/support/throw-away-store.ts';
import { shopDocument } from '../lib/shops.ts';
import type { Times } from './answers.ts';
import type { Shop } from './shop.ts';

/** A document has no more products. */
const MOST_PRODUCTS = 50_000;
const HARGA = 20_000;

export const importedProducts = ({ size }: Shop): number => Math.min(size.products, MOST_PRODUCTS);

/** ms until a document is imported by the running product. @throws when it is refused */
async function timeOfImport({ dataDir }: Shop, document: ReturnType<typeof shopDocument>): Promise<number> {
  const { file, remove } = writeStoreDocument(document);
  try {
    const since = performance.now();
    const reply = await sendCommand(dataDir, { command: 'import', file });
    if (!reply?.ok) throw new Error(`The import failed: ${reply?.lines.join('\n')}`);
    return performance.now() - since;
  } finally {
    remove();
  }
}

/** Imports a new store of the size's products, and the same document again with one price changed. */
export async function measureImports(shops: readonly Shop[], rounds: number): Promise<Times> {
  const first: number[][] = shops.map(() => []);
  const again: number[][] = shops.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, shop] of shops.entries()) {
      const document = shopDocument(`bench-impor-${round}`, importedProducts(shop), HARGA);
      first[at]?.push(await timeOfImport(shop, document));
      const [changed, ...rest] = document.products;
      if (!changed) throw new Error('The document has no products');
      const repeated = { ...document, products: [{ ...changed, harga: HARGA + 1_000 }, ...rest] };
      again[at]?.push(await timeOfImport(shop, repeated));
      console.log(`growth: import of ${importedProducts(shop)} products`);
    }
  return { 'import of a new store': first, 'import again, one price changed': again };
}

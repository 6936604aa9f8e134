import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@lapak/api/db/open-database';
import { startApi } from '../../src/support/product.ts';
import { createDatabase } from '../lib/test-database.ts';
import { read, shopOf, type ImportedShop } from './orderable.ts';
import { seed, STORE, type Size } from './seed.ts';

/** The API on a database of one size, and what shoppers ask for in the measured store. */
export interface Shop {
  size: Size;
  origin: string;
  categoryId: number;
  /** Products that can be ordered. */
  goods: readonly ImportedShop[];
  stop: () => Promise<void>;
}

interface Listing {
  data: { id: number }[];
  category: { id: number }[];
}

/**
 * Seeds a database and starts the API on it, without demo stores and limits; it keeps no answers.
 * @param serverUrl of a PostgreSQL server; null for the embedded database
 */
export async function openShop(size: Size, serverUrl: string | null): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lapak-bench-'));
  const undo = [async () => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo) await step();
  };
  try {
    const database = serverUrl === null ? null : await createDatabase(serverUrl);
    if (database) undo.unshift(() => database.drop());
    const { db, close } = await openDatabase({ dataDir, databaseUrl: database?.url });
    await seed(db, size)
      .then(() => db.execute('vacuum (analyze)'))
      .finally(() => void close());
    const api = await startApi({
      DATA_DIR: dataDir,
      ...(database ? { DATABASE_URL: database.url } : {}),
      RATE_LIMIT_FACTOR: '0',
      HOLD_LIMIT_FACTOR: '0',
      DEMO_STORES: '0',
      CACHE_SECONDS: '0',
    });
    undo.unshift(() => api.stop());
    const { data, category } = await read<Listing>(`${api.origin}/api/product?username=${STORE}`);
    const shop = await shopOf(api, STORE);
    const goods = data.map(({ id }) => ({ ...shop, productId: id }));
    return { size, origin: api.origin, categoryId: category[0]?.id ?? 0, goods, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

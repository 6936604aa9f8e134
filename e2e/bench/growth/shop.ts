import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../../src/support/product.ts';
import { read, shopOf, type ImportedShop } from '../lib/shops.ts';
import { createDatabase } from '../lib/test-database.ts';
import { seed, STORE } from './seed.ts';
import type { Size } from './sizes.ts';

/** The API on a database of one size, and what shoppers ask for in the measured store. */
export interface Shop {
  size: Size;
  origin: string;
  dataDir: string;
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
 * Seeds a database and starts the API on it, which keeps no answers.
 * @param serverUrl of a PostgreSQL server; null for the embedded database
 */
export async function openShop(size: Size, serverUrl: string | null): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lapak-bench-growth-'));
  const database = serverUrl === null ? null : await createDatabase(serverUrl);
  const remove = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await seed({ dataDir, databaseUrl: database?.url }, size);
    const api = await startApi({
      DATA_DIR: dataDir,
      ...(database ? { DATABASE_URL: database.url } : {}),
      RATE_LIMIT_FACTOR: '0',
      HOLD_LIMIT_FACTOR: '0',
      DEMO_STORES: '0',
      CACHE_SECONDS: '0',
    });
    const stop = async () => {
      await api.stop();
      await remove();
    };
    try {
      const { data, category } = await read<Listing>(`${api.origin}/api/product?username=${STORE}`);
      const shop = await shopOf(api, STORE);
      return {
        size,
        origin: api.origin,
        dataDir,
        categoryId: category[0]?.id ?? 0,
        goods: data.map(({ id }) => ({ ...shop, productId: id })),
        stop,
      };
    } catch (error) {
      await api.stop();
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

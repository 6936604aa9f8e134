import { startSeededApi } from '../lib/seeded-api.ts';
import { read, shopOf, type ImportedShop } from '../lib/shops.ts';
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
  const api = await startSeededApi(serverUrl, (db) => seed(db, size));
  try {
    const { data, category } = await read<Listing>(`${api.origin}/api/product?username=${STORE}`);
    const shop = await shopOf(api, STORE);
    return {
      ...api,
      size,
      categoryId: category[0]?.id ?? 0,
      goods: data.map(({ id }) => ({ ...shop, productId: id })),
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
}

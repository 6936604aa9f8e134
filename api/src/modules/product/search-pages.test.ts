import { sql } from 'drizzle-orm';
import type { ListingQuery } from '@lapak/contracts/api/catalogue';
import { MOST_COUNTED } from '@lapak/domain/search';
import { aStore } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { PER_PAGE } from './listing-statement.ts';
import { listProducts } from './product-listing.ts';

const NOW = new Date('2026-11-25T03:00:00Z');

type Order = Required<Pick<ListingQuery, 'sortBy' | 'sort'>>;
interface Product {
  id: number;
  value: number;
}

/** As many as are counted, and one more and one less. */
const counts = { sekar: MOST_COUNTED - 1, melur: MOST_COUNTED, kantil: MOST_COUNTED + 1 };
const orders: Order[] = (['promo', 'latest', 'bestseller', 'price'] as const).flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sort) => ({ sortBy, sort })),
);
const columns = { promo: 'status_promo', latest: 'id', bestseller: 'sold_count', price: 'harga' };

onEveryDatabase('the pages of a search', (database) => {
  let storeId: number;
  beforeAll(async () => {
    const { db } = database();
    ({ id: storeId } = await aStore(db));
    for (const [word, count] of Object.entries(counts))
      await db.execute(sql`insert into products
        (store_id, slug, nama, category, harga, stock, sold_count, status_promo)
        select ${storeId}::bigint, ${word}::text || n, 'Bunga ' || ${word}::text || ' ' || n, 'barang',
          1000 + n * 7919 % 977, 1, n * 31 % 53, n % 3 = 1
        from generate_series(1, ${count}::int) n`);
  });

  /** Numbers of all products whose name has the word, in this order. */
  async function inOrder(word: string, { sortBy, sort }: Order): Promise<number[]> {
    const { rows } = (await database().db.execute(sql`
      select id::int, ${sql.identifier(columns[sortBy])}::int as value from products
      where store_id = ${storeId} and nama like ${`% ${word} %`}`)) as unknown as { rows: Product[] };
    const sign = sort === 'asc' ? 1 : -1;
    return rows.sort((a, b) => sign * (a.value - b.value) || b.id - a.id).map(({ id }) => id);
  }

  it.each(Object.keys(counts))('are the same of few and of many products: %s', async (word) => {
    const { db } = database();
    for (const order of orders) {
      const all = await inOrder(word, order);
      const lastPage = Math.ceil(all.length / PER_PAGE);
      for (const page of [1, 2, lastPage, lastPage + 1]) {
        const { cards, total } = await listProducts(
          db,
          storeId,
          { username: '', search: word, page, ...order },
          NOW,
        );
        const expected = all.slice((page - 1) * PER_PAGE, page * PER_PAGE);
        expect([order, page, cards.map(({ id }) => id)]).toEqual([order, page, expected]);
        expect(total).toBe(Math.min(all.length, MOST_COUNTED));
      }
    }
  });
});

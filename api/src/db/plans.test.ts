import { sql } from 'drizzle-orm';
import { aStore } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';

onEveryDatabase('The plan of a prepared listing', (database) => {
  it('reads the newest of a small store off its own index, not past the products of large ones', async () => {
    const { db } = database();
    const [small, large] = [await aStore(db), await aStore(db)];
    const insert = (storeId: number, count: number) => sql`
      insert into products (store_id, slug, nama, category, harga, stock)
      select ${storeId}::int, 'p-' || n, 'Kopi', 'barang', 1000, 1 from generate_series(1, ${count}::int) n`;
    await db.execute(insert(small.id, 20));
    await db.execute(insert(large.id, 5_000));
    await db.execute(sql`analyze products`);
    const { rows } = await db.transaction(async (tx) => {
      // The generic plan, which a statement gets that runs often: for any store.
      await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
      await tx.execute(sql`prepare newest(int) as select nama from products
        where store_id = $1 and not is_removed order by id desc limit 20`);
      const plan = await tx.execute(sql.raw(`explain execute newest(${small.id})`));
      await tx.execute(sql`deallocate newest`);
      return plan as { rows: Record<string, string>[] };
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Cond: (store_id = $1)');
  });
});

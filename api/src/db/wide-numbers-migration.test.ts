import { eq, sql } from 'drizzle-orm';
import { onEveryOlderDatabase } from '../testing/older-database.ts';
import { wrongCounts } from '../testing/listed-counts.ts';
import type { OpenDatabase } from './client.ts';
import { priceVarieties, productImages, products } from './schema/catalogue.ts';

/** The last number of 32 bits. */
const LAST = 2_147_483_647;

onEveryOlderDatabase('a database with numbers of 32 bits', '0014_best-pictures', (database) => {
  let upgraded: OpenDatabase;
  beforeAll(async () => {
    await database().exec(`
      insert into users (id, name, username, email) values (4, 'Sari', 'sari', 's@contoh.id');
      insert into stores (id, username, nama_toko, owner_id) values (3, 'lama', 'Toko Lama', 4);
      insert into categories (store_id, id, nama) values (3, 5, 'Kopi');
      insert into products (store_id, id, slug, nama, category, category_id, harga, stock, enable_variations)
        values (3, ${LAST}, 'gayo', 'Gayo', 'barang', 5, 80000, 5, true);
      insert into product_images (store_id, product_id, position, file_key) values (3, ${LAST}, 0, 'a.webp');
      insert into price_varieties (store_id, product_id, price, stock) values (3, ${LAST}, 70000, 1);
      select setval('products_id_seq', ${LAST});`);
    upgraded = await database().upgrade();
  });

  it('keeps its rows, and gives numbers beyond 32 bits from now on', async () => {
    const { db } = upgraded;
    expect(await db.select().from(products)).toMatchObject([
      { storeId: 3, id: LAST, categoryId: 5, listedPrice: 70_000 },
    ]);
    expect(await db.select().from(productImages)).toMatchObject([{ productId: LAST, fileKey: 'a.webp' }]);
    const [made] = await db
      .insert(products)
      .values({
        storeId: 3,
        slug: 'toraja',
        nama: 'Toraja',
        category: 'barang',
        harga: 90_000,
        stock: 1,
        categoryId: 5,
      })
      .returning({ id: products.id });
    expect(made).toEqual({ id: LAST + 1 });
  });

  it('follows the prices and counts of such a product', async () => {
    const { db } = upgraded;
    const id = LAST + 1;
    await db.insert(priceVarieties).values({ storeId: 3, productId: id, price: 60_000, stock: 1 });
    await db.update(products).set({ enableVariations: 1 }).where(eq(products.id, id));
    const [row] = await db.select().from(products).where(eq(products.id, id));
    expect(row).toMatchObject({ lowestVarietyPrice: 60_000, listedPrice: 60_000 });
    expect(await wrongCounts(db)).toEqual([]);
  });

  it('has no number of 32 bits that the database gives', async () => {
    const { rows } = (await upgraded.db.execute(sql`
      select table_name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' and data_type <> 'bigint'
      union all
      select sequencename from pg_sequences where schemaname = 'public' and max_value < 9223372036854775807`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });

  it('has no number of 32 bits that refers to one', async () => {
    const { rows } = (await upgraded.db.execute(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'integer'
        and column_name ~ '(^|_)id(_[0-9])?$' and column_name <> 'bank_type_id'`)) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});

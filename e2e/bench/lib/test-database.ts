import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** An empty database of its own on the server, and how to drop it. */
export async function createDatabase(serverUrl: string) {
  const name = `lapak_bench_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(serverUrl, `drop database ${name} with (force)`) };
}

const CATEGORIES = 20;

/**
 * Makes a store with so many made-up products, straight in the database of a product that has migrated it. Those on
 * promotion have discounts of half the price: a third of them running, a third over, a third to come.
 * @returns a category that has its share of them
 */
export async function insertStore(databaseUrl: string, username: string, products: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into stores (username, nama_toko) values ($1, 'Toko Uji') returning id::int`,
      [username],
    );
    const storeId = rows[0]?.id;
    const { rows: categories } = await client.query<{ id: number }>(
      `insert into categories (store_id, nama, position)
       select $1, 'Kategori ' || n, n from generate_series(1, $2::int) n returning id::int`,
      [storeId, CATEGORIES],
    );
    await client.query(
      `insert into products
         (store_id, slug, nama, category, category_id, harga, stock, description, sold_count, status_promo,
          enable_discount_pricing, discount_price, discount_start_date, discount_end_date)
       select $1, 'barang-' || n, 'Barang Uji ' || n, 'barang', of_store[1 + n % $3::int], 1000 + n * 37 % 900000,
              n % 50, repeat('Keterangan. ', 40), n * 7 % 400, n % 10 = 0,
              n % 10 = 0, (1000 + n * 37 % 900000) / 2,
              now() + (n / 10 % 3 - 1) * interval '3 days' - interval '1 day' - n * interval '1 second',
              now() + (n / 10 % 3 - 1) * interval '3 days' + interval '1 day' + n * interval '1 second'
       from generate_series(1, $2::int) n,
            (select array_agg(id) as of_store from categories where store_id = $1) known`,
      [storeId, products, CATEGORIES],
    );
    await client.query('analyze');
    return { categoryId: categories[0]?.id };
  } finally {
    await client.end();
  }
}

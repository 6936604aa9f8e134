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

/** Makes a store with so many made-up products, straight in the database of a product that has migrated it. */
export async function insertStore(databaseUrl: string, username: string, products: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into stores (username, nama_toko) values ($1, 'Toko Uji') returning id`,
      [username],
    );
    await client.query(
      `insert into products (store_id, slug, nama, category, harga, stock, description, sold_count)
       select $1, 'barang-' || n, 'Barang Uji ' || n, 'barang', 1000 + n * 37 % 900000, n % 50,
              repeat('Keterangan. ', 40), n * 7 % 400
       from generate_series(1, $2::int) n`,
      [rows[0]?.id, products],
    );
    await client.query('analyze products');
  } finally {
    await client.end();
  }
}

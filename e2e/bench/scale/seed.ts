import { createHash } from 'node:crypto';
import type { Database } from '@lapak/api/db/client';

/** A database: how many products the measured store has, and how many stores there are with it. */
export interface Size {
  products: number;
  stores: number;
}

export const STORE = 'bench-toko';
/** Authorises the customer whose orders are listed, and as a session's cookie the same person as the store's owner. */
export const TOKEN = 'token-of-the-customer-of-the-benchmark';

const BEGINNINGS = ['ka', 'me', 'so', 'ti', 'bu', 'ra', 'ne', 'lo', 'pi', 'gu', 'da', 'je', 'co', 'si', 'mu'];
const ENDS = ['rang', 'lati', 'puk', 'den', 'sori', 'jaya', 'bela', 'tamu', 'nir', 'wos'];

/** A word that a fifth of the names has. */
export const FREQUENT = 'kopi';

/** The words that names of products are made of, besides. */
export const words: readonly string[] = BEGINNINGS.flatMap((start) => ENDS.map((end) => start + end));

const CATEGORIES = 20;
const OTHERS_PRODUCTS = 5;
const ORDERS = 10_000;
/** One of so many orders of the measured store is the customer's. */
const CUSTOMER_EVERY = 50;
/** Rows of one statement, which a server ends after 20 s. */
const AT_ONCE = 10_000;

const list = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join()}]`;
/** SQL: one of some values, spread over the numbers of `n`. */
const pick = (values: string, count: number, factor: number) =>
  `(${values})[1 + (n::bigint * ${factor} / 1000) % ${count}]`;
const wordOf = (factor: number) => pick(list(words), words.length, factor);
const nameOfProduct = `case when n % 5 = 0 then '${FREQUENT}' else ${wordOf(7_919)} end
  || ' ' || ${wordOf(15_485)} || ' ' || ${wordOf(32_452)} || ' k' || n`;

/** SQL: products of the stores of a query with `id` and `n`. */
const insertProducts = (from: string) =>
  `insert into products (store_id, slug, nama, category, category_id, harga, stock, description, sold_count)
   select id, 'barang-' || n, ${nameOfProduct}, 'barang', category_id, 1000 + n::bigint * 37 % 900000, 100000,
          repeat('Keterangan. ', 40), n * 7 % 400
   from ${from}`;

const insertOrders = (from: string, userId: string) => [
  `insert into orders (store_id, public_id, invoice, kind, status, user_id, nama, handphone, email,
                       total_harga_barang, total, created_at, updated_at, paid_at, finished_at)
   select s.id, 's' || s.id || '-bench' || n, 'INV-20261101-' || lpad(n::text, 6, '0'), 'barang', 'SELESAI', ${userId},
          'Sari Dewi', '081234567890', 'sari@contoh.id', 20000, 20000, made, made, made, made
   from ${from}, lateral (select now() - n * interval '1 minute' - interval '1 day' as made) times`,
];

const insertLines = `insert into order_lines (store_id, order_id, position, product_id, nama, slug, category, qty, harga)
  select o.store_id, o.id, 0, p.id, p.nama, p.slug, 'barang', 1, 20000
  from orders o join stores s on s.id = o.store_id join products p on p.store_id = o.store_id
    and p.slug = 'barang-' || (right(o.invoice, 6)::int % (case when s.username = '${STORE}' then 1000 else ${OTHERS_PRODUCTS} end))`;

const addAccounts = `insert into payment_accounts
    (store_id, import_key, "group", nama, nama_rekening, nomor_rekening, type_of_payment)
  select id, 'bca', 'bank', 'BCA', 'Toko', '123', 'manual' from stores`;

/** The measured store is the first. */
async function insertStores(db: Database, others: number): Promise<void> {
  await db.execute(`insert into stores (username, nama_toko, wa, origin_district_id)
    values ('${STORE}', 'Toko Uji', '081234567890', '34.04.07')`);
  await db.execute(`insert into stores (username, nama_toko)
    select 'bench-lain-' || n, 'Toko Lain ' || n from generate_series(1, ${others}) n`);
  await db.execute(`insert into order_queues (store_id, last_number)
    select id, case when username = '${STORE}' then ${ORDERS} else 3 end from stores`);
  await db.execute(addAccounts);
  await db.execute(`insert into categories (store_id, nama, position)
    select s.id, 'Kategori ' || n, n from stores s, generate_series(1, ${CATEGORIES}) n
    where s.username = '${STORE}' or n = 1`);
}

async function insertGoods(db: Database, { products, stores }: Size): Promise<void> {
  const categoryOf = `(select array_agg(id order by id) from categories c where c.store_id = s.id)`;
  for (let from = 0; from < products; from += AT_ONCE)
    await db.execute(
      insertProducts(`(select s.id, n, known[1 + n % ${CATEGORIES}] as category_id
        from (select s.id, ${categoryOf} as known from stores s where username = '${STORE}') s,
             generate_series(${from}, ${Math.min(from + AT_ONCE, products) - 1}) n) goods`),
    );
  const atOnce = AT_ONCE / OTHERS_PRODUCTS;
  for (let from = 1; from < stores; from += atOnce)
    await db.execute(
      insertProducts(`(select s.id, n, known[1] as category_id
        from (select s.id, ${categoryOf} as known from stores s
              where username <> '${STORE}' and s.id > ${from} and s.id <= ${from + atOnce}) s,
             generate_series(0, ${OTHERS_PRODUCTS - 1}) n) goods`),
    );
}

/** Each product has a picture, as an import demands; a category shows that of its most sold product. */
const addPictures = `insert into product_images (store_id, product_id, position, file_key)
  select store_id, id, 0, 'products/bench/' || id || '.webp' from products`;

/** Orders that have ended: of the measured store, one in 50 the customer's; of the others three each. */
async function insertHistory(db: Database): Promise<void> {
  const hash = createHash('sha256').update(TOKEN).digest('hex');
  await db.execute(
    `insert into users (name, username, email) values ('Sari Dewi', 'sari-bench', 'sari@contoh.id')`,
  );
  await db.execute(`insert into auth_tokens (token_hash, user_id, expires_at)
    select '${hash}', id, now() + interval '1 day' from users`);
  await db.execute(`insert into customer_stores (user_id, store_id)
    select u.id, s.id from users u, stores s where s.username = '${STORE}'`);
  await db.execute(`insert into store_members (store_id, user_id, role)
    select s.id, u.id, 'owner' from users u, stores s where s.username = '${STORE}'`);
  await db.execute(`insert into seller_sessions (token_hash, user_id, expires_at)
    select '${hash}', id, now() + interval '1 day' from users`);
  const customer = `case when n % ${CUSTOMER_EVERY} = 0 then (select id from users) end`;
  const own = `(select id from stores where username = '${STORE}') s, generate_series(1, ${ORDERS}) n`;
  const others = `(select id from stores where username <> '${STORE}') s, generate_series(1, 3) n`;
  for (const statement of [...insertOrders(own, customer), ...insertOrders(others, 'null'), insertLines])
    await db.execute(statement);
}

/** Fills an empty database of this size by statements of its own. */
export async function seed(db: Database, size: Size): Promise<void> {
  await insertStores(db, size.stores - 1);
  await insertGoods(db, size);
  await db.execute(addPictures);
  await insertHistory(db);
}

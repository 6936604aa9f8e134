import { eq, sql } from 'drizzle-orm';
import { anEventOf } from '../testing/an-event.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { wrongCounts } from '../testing/wrong-counts.ts';
import { violates } from './errors.ts';
import { districts } from './schema/districts.ts';
import { orders } from './schema/orders.ts';
import { payments } from './schema/payments.ts';
import { priceVarieties, products } from './schema/catalogue.ts';
import { stores, vouchers } from './schema/stores.ts';

const failureOf = (work: PromiseLike<unknown>): PromiseLike<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

onEveryDatabase('The schema', (database) => {
  let storeId = 0;
  beforeAll(async () => {
    const [store] = await database()
      .db.insert(stores)
      .values({ username: 'uji-skema', namaToko: 'Uji' })
      .returning({ id: stores.id });
    storeId = store?.id ?? 0;
  });

  const order = (over: Partial<typeof orders.$inferInsert> = {}): typeof orders.$inferInsert => ({
    storeId,
    publicId: `p${Math.random()}`,
    invoice: `INV/${Math.random()}`,
    kind: 'barang',
    nama: 'Sari',
    handphone: '0812',
    email: 's@contoh.id',
    totalHargaBarang: 10_000,
    kodeUnik: 123,
    total: 10_123,
    paymentAccountId: 7,
    ...over,
  });

  it('has every district with its regency, and reads flags and moments back as they were written', async () => {
    const { db } = database();
    expect(await db.$count(districts)).toBeGreaterThan(7_200);
    const [district] = await db.select().from(districts).where(eq(districts.id, '31.74.01'));
    expect(district).toMatchObject({
      name: 'Tebet',
      regency: 'Kota Administrasi Jakarta Selatan',
      province: 'DKI Jakarta',
    });
    const start = new Date('2026-11-21T10:00:00.123Z');
    const [product] = await db
      .insert(products)
      .values({
        storeId,
        slug: 'kopi',
        nama: 'Kopi',
        category: 'barang',
        harga: 9_000_000_000,
        stock: 1,
        preOrder: 1,
        discountStartDate: start,
      })
      .returning();
    expect(product).toMatchObject({
      preOrder: 1,
      isLimit: 0,
      harga: 9_000_000_000,
      discountStartDate: start,
    });
  });

  it('lets stock go to zero and not below', async () => {
    const { db } = database();
    const take = (qty: number) =>
      db
        .update(products)
        .set({ stock: sql`${products.stock} - ${qty}` })
        .where(eq(products.slug, 'kopi'));
    await take(1);
    const failure = await take(1).catch((error: unknown) => error);
    expect(violates(failure, 'products_stock')).toBe(true);
  });

  it('never uses a voucher more often than its quota', async () => {
    const { db } = database();
    const voucher = { storeId, code: 'HEMAT', type: 'fixed' as const, voucherValue: 1, quota: 1, used: 2 };
    const failure = await db
      .insert(vouchers)
      .values(voucher)
      .catch((error: unknown) => error);
    expect(violates(failure, 'vouchers_used')).toBe(true);
  });

  it('refuses two open orders with the same amount on one account, and allows them once one is closed', async () => {
    const { db } = database();
    await db.insert(orders).values(order({ publicId: 'first' }));
    const failure = await db
      .insert(orders)
      .values(order())
      .catch((error: unknown) => error);
    expect(violates(failure, 'orders_open_amount')).toBe(true);
    await db.insert(orders).values(order({ paymentAccountId: 8 }));
    await db.update(orders).set({ status: 'EXPIRED' }).where(eq(orders.publicId, 'first'));
    await db.insert(orders).values(order());
  });

  it('refuses an order whose parts do not come to its total', async () => {
    const { db } = database();
    const failure = await db
      .insert(orders)
      .values(order({ total: 1 }))
      .catch((error: unknown) => error);
    expect(violates(failure, 'orders_amounts')).toBe(true);
  });

  it('takes unique codes of up to four digits', async () => {
    const { db } = database();
    await db.insert(orders).values(order({ kodeUnik: 9_999, total: 19_999 }));
    const failure = await db
      .insert(orders)
      .values(order({ kodeUnik: 10_000, total: 20_000 }))
      .catch((error: unknown) => error);
    expect(violates(failure, 'orders_unique_code')).toBe(true);
  });

  it('lets an order have one payment', async () => {
    const { db } = database();
    const [{ id: orderId } = { id: 0 }] = await db
      .insert(orders)
      .values(order({ kodeUnik: 124, total: 10_124 }))
      .returning();
    const write = (of: number) =>
      failureOf(
        db
          .insert(payments)
          .values({ storeId, provider: 'sandbox', reference: `r${Math.random()}`, amount: 1, orderId: of }),
      );
    expect(await write(orderId)).toBeNull();
    expect(violates(await write(orderId), 'payments_order')).toBe(true);
    expect(violates(await write(99_999), 'payments_order_of_store')).toBe(true);
  });

  it('has the event and the token of orders of tickets, and of no other', async () => {
    const { db } = database();
    const event = await anEventOf(db, storeId);
    const write = (over: Partial<typeof orders.$inferInsert>) =>
      failureOf(db.insert(orders).values(order({ kodeUnik: 0, total: 10_000, ...over })));
    const ofTickets = { kind: 'event', eventId: event.id, token: 't' } as const;
    expect(await write(ofTickets)).toBeNull();
    for (const broken of [{ token: null }, { eventId: null }, { kind: 'barang' }] as const)
      expect(violates(await write({ ...ofTickets, ...broken }), 'orders_kind')).toBe(true);
    expect(violates(await write({ ...ofTickets, eventId: event.id + 1 }), 'orders_event')).toBe(true);
  });

  it.each([
    [
      'gives no number of 32 bits',
      sql`select table_name from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES' and data_type <> 'bigint'
        union all
        select sequencename from pg_sequences where schemaname = 'public' and max_value < 9223372036854775807`,
    ],
    [
      'refers to none by a number of 32 bits',
      sql`select table_name, column_name from information_schema.columns
        where table_schema = 'public' and data_type = 'integer'
          and column_name ~ '(^|_)id(_[0-9])?$' and column_name <> 'bank_type_id'`,
    ],
  ])('%s', async (_what, query) => {
    expect(await database().db.execute(query)).toMatchObject({ rows: [] });
  });

  it('follows the prices and counts of a product with a number beyond 32 bits', async () => {
    const { db } = database();
    const id = 2 ** 31;
    await db
      .insert(products)
      .values({ storeId, id, slug: 'toraja', nama: 'Toraja', category: 'barang', harga: 90_000, stock: 1 });
    await db.insert(priceVarieties).values({ storeId, productId: id, price: 60_000, stock: 1 });
    await db.update(products).set({ enableVariations: 1 }).where(eq(products.id, id));
    const [row] = await db.select().from(products).where(eq(products.id, id));
    expect(row).toMatchObject({ lowestVarietyPrice: 60_000, listedPrice: 60_000 });
    expect(await wrongCounts(db, storeId)).toEqual([]);
  });
});

import { eq, sql } from 'drizzle-orm';
import { onEveryDatabase } from '../testing/database.ts';
import { violates } from './errors.ts';
import { districts } from './schema/districts.ts';
import { orders } from './schema/orders.ts';
import { products } from './schema/catalogue.ts';
import { stores, vouchers } from './schema/stores.ts';

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
});

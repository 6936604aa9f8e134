import { asc, eq, sql } from 'drizzle-orm';
import { onEveryDatabase } from '../testing/database.ts';
import { aStore, uniqueName } from '../testing/a-store.ts';
import { violates } from './errors.ts';
import { relatedRows, insertRows, newRow, writeRow, writeRows } from './insert-rows.ts';
import { products } from './schema/catalogue.ts';
import { orderLines, orders, type PaymentAccountSnapshot } from './schema/orders.ts';
import { mails } from './schema/mails.ts';

const now = new Date('2026-11-21T03:00:00.123Z');
const account: PaymentAccountSnapshot = {
  id: 1,
  group: 'bank',
  nama: 'BCA "Pusat"',
  imgKey: null,
  namaRekening: 'Toko',
  nomorRekening: '0123',
  typeOfPayment: 'manual',
  billerName: null,
  paymentCodeBiller: null,
  bankTypeId: null,
};

const anOrder = (storeId: number, own: Partial<typeof orders.$inferInsert> = {}) =>
  newRow(orders, {
    storeId,
    publicId: uniqueName('p'),
    invoice: uniqueName('INV'),
    kind: 'barang',
    nama: 'Sari "Dewi" \\ ☕',
    handphone: '081234567890',
    email: 'sari@contoh.id',
    dropshipper: 1,
    totalHargaBarang: 9_000_000_000_000,
    kodeUnik: 7,
    total: 9_000_000_000_007,
    paymentAccount: account,
    customFields: [{ name: 'Ukuran', formName: 'ukuran', value: "X'L" }],
    orderDate: '2026-11-30',
    createdAt: now,
    updatedAt: now,
    ...own,
  });

const aLine = (storeId: number, position: number) => ({
  storeId,
  position,
  productId: 1,
  varietyId: null,
  nama: `Kemeja ${position}`,
  slug: 'kemeja',
  imageKey: null,
  productLink: null,
  downloadKey: null,
  downloadBytes: null,
  openedCount: 0,
  openedAt: null,
  category: 'barang' as const,
  qty: 2,
  harga: 10_000,
  variations: [{ name: 'Warna', option: 'Merah' }],
  typeOfWeight: 'permanent' as const,
  berat: 0,
  beratMin: null,
  beratMax: 5,
  enableVariations: 1 as const,
  preOrder: 0 as const,
  preOrderTime: null,
  affiliateCode: null,
});

const aMail = (storeId: number, subject: string, own: { html?: string; expiresAt?: Date } = {}) =>
  newRow(mails, {
    storeId,
    messageKey: uniqueName('m'),
    kind: 'order-placed',
    recipient: 'sari@contoh.id',
    subject,
    text: 'Halo',
    createdAt: now,
    queuedAt: now,
    nextAttemptAt: now,
    ...own,
  });

onEveryDatabase('a row that is inserted', (database) => {
  const db = () => database().db;
  const mailsOf = (storeId: number) =>
    db().select().from(mails).where(eq(mails.storeId, storeId)).orderBy(asc(mails.id));

  it('is as it was given, with dates, flags, large amounts and JSON, and the defaults of its columns', async () => {
    const { id: storeId } = await aStore(db());
    const order = anOrder(storeId);
    expect(order).toMatchObject({
      status: 'UNPAID',
      statusPengiriman: 'BELUM DIKIRIM',
      ongkir: 0,
      resi: null,
    });
    const id = await writeRow(db(), orders, order, []);
    expect(await db().select().from(orders).where(eq(orders.storeId, storeId))).toEqual([{ ...order, id }]);
    // Drizzle would read a text in a JSON column, too.
    const types = db()
      .select({ type: sql`jsonb_typeof(${orders.paymentAccount})` })
      .from(orders);
    expect(await types.where(eq(orders.storeId, storeId))).toEqual([{ type: 'object' }]);
    const other = anOrder(storeId, { kodeUnik: 8, total: 9_000_000_000_008, paymentAccount: null });
    expect(await writeRow(db(), orders, other, [])).toBeGreaterThan(id);
  });

  it('is inserted with rows that refer to it, and with rows that do not, as many as there are', async () => {
    const { id: storeId } = await aStore(db());
    for (const count of [3, 0, 40]) {
      const lines = Array.from({ length: count }, (_, at) => aLine(storeId, at));
      const order = anOrder(storeId, { kodeUnik: count, total: 9_000_000_000_000 + count });
      const letters = lines.map(({ nama }) => aMail(storeId, `${nama} dari ${count}`));
      const id = await writeRow(db(), orders, order, [
        relatedRows(orderLines, 'orderId', lines),
        relatedRows(mails, null, letters),
      ]);
      const written = await db()
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, id))
        .orderBy(asc(orderLines.id));
      expect(written).toEqual(
        lines.map((line) => ({ ...line, orderId: id, id: expect.any(Number) as number })),
      );
    }
    expect(await mailsOf(storeId)).toHaveLength(43);
  });

  it('is not inserted without the rows beside it', async () => {
    const { id: storeId } = await aStore(db());
    const lines = [aLine(storeId, 1), aLine(storeId, 1)];
    const broken = writeRow(db(), orders, anOrder(storeId), [relatedRows(orderLines, 'orderId', lines)]);
    const error: unknown = await broken.catch((thrown: unknown) => thrown);
    expect(violates(error, 'order_lines_position')).toBe(true);
    expect(await db().select().from(orders).where(eq(orders.storeId, storeId))).toEqual([]);
  });

  it('may be one of several of a store, each with columns of its own', async () => {
    const { id: storeId } = await aStore(db());
    const rows = [aMail(storeId, 'satu', { html: '<p>Halo</p>' }), aMail(storeId, 'dua', { expiresAt: now })];
    await writeRows(db(), mails, rows);
    await writeRows(db(), mails, []);
    expect(await mailsOf(storeId)).toEqual(rows.map((row) => ({ ...row, id: expect.any(Number) as number })));
    const { id: other } = await aStore(db());
    await expect(writeRows(db(), mails, [aMail(storeId, 'tiga'), aMail(other, 'empat')])).rejects.toThrow(
      'several stores',
    );
  });

  it('has no half surrogates, which a text may not have', async () => {
    const { id: storeId } = await aStore(db());
    await writeRows(db(), mails, [aMail(storeId, 'Kopi \ud83d')]);
    expect(await mailsOf(storeId)).toMatchObject([{ subject: 'Kopi \ufffd' }]);
  });

  it('needs a value where only the database has the default', () => {
    const values = { ...anOrder(1), createdAt: undefined };
    expect(() => newRow(orders, values)).toThrow('createdAt has to be given');
  });

  it('may be one of many of any table; what a row does not name has its default', async () => {
    const { id: storeId } = await aStore(db());
    const common = { storeId, stock: 3, harga: 9_000 };
    const rows: (typeof products.$inferInsert)[] = [
      { ...common, nama: 'Kopi', slug: 'kopi', category: 'barang', statusPromo: 1, updatedAt: now },
      { ...common, nama: 'Teh \ud83d', slug: 'teh', category: 'jasa', importKey: 'teh' },
    ];
    const made = await insertRows(db(), products, rows, ['id', 'slug']);
    const stored = await db()
      .select()
      .from(products)
      .where(eq(products.storeId, storeId))
      .orderBy(products.id);
    expect(stored).toMatchObject([
      { nama: 'Kopi', statusPromo: 1, importKey: null, stock: 3, updatedAt: now },
      { nama: 'Teh \ufffd', statusPromo: 0, importKey: 'teh', harga: 9_000 },
    ]);
    expect(made).toEqual(stored.map(({ id, slug }) => ({ id, slug })));
    expect(await insertRows(db(), products, [], ['id'])).toEqual([]);
  });
});

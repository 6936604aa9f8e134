import { eq } from 'drizzle-orm';
import { onEveryDatabase } from '../testing/database.ts';
import { aStore } from '../testing/a-store.ts';
import { insertRow, insertRows, writeRows } from './insert-rows.ts';
import { mails } from './schema/mails.ts';
import { products } from './schema/catalogue.ts';

onEveryDatabase('a row that is inserted', (database) => {
  const db = () => database().db;
  const now = new Date('2026-11-21T03:00:00.123Z');

  it('is as it was given, with dates, flags and nothing where it has nothing', async () => {
    const store = await aStore(db());
    const own = {
      storeId: store.id,
      slug: 'kopi',
      nama: 'Kopi',
      category: 'barang' as const,
      harga: 20_000,
      stock: 3,
      description: '',
      preOrder: 1 as const,
      isNotes: 0 as const,
      discountStartDate: now,
      discountEndDate: null,
      buyLimit: undefined,
    };
    const given = await insertRow(db(), 'a product', products, own);
    const { buyLimit, ...values } = own;
    expect(buyLimit).toBeUndefined();
    expect(given).toMatchObject({ ...values, buyLimit: null });
    const [stored] = await db().select().from(products).where(eq(products.id, given.id));
    expect(stored).toEqual(given);
    const other = await insertRow(db(), 'a product', products, {
      ...own,
      slug: 'teh',
      discountEndDate: now,
      buyLimit: 2,
    });
    expect(other).toMatchObject({ slug: 'teh', discountEndDate: now, buyLimit: 2 });
  });

  it('may be one of several, a few or many, each with columns of its own', async () => {
    const store = await aStore(db());
    const draft = (key: string) => ({
      storeId: store.id,
      messageKey: key,
      kind: 'order-placed' as const,
      recipient: 'sari@contoh.id',
      subject: key,
      text: 'Halo',
      createdAt: now,
      queuedAt: now,
      nextAttemptAt: now,
    });
    const few = [
      { ...draft('satu'), html: '<p>Halo</p>' },
      { ...draft('dua'), expiresAt: now },
    ];
    const many = ['tiga', 'empat', 'lima', 'enam', 'tujuh'].map(draft);
    expect(await insertRows(db(), 'some mails', mails, few)).toMatchObject([
      { subject: 'satu', html: '<p>Halo</p>', expiresAt: null },
      { subject: 'dua', html: null, expiresAt: now },
    ]);
    expect(await insertRows(db(), 'some mails', mails, many)).toMatchObject(many);
    expect(await insertRows(db(), 'some mails', mails, [])).toEqual([]);
    await writeRows(db(), 'more mails', mails, [draft('delapan'), draft('sembilan')]);
    await writeRows(
      db(),
      'more mails',
      mails,
      many.map((mail) => ({ ...mail, messageKey: `${mail.messageKey} lagi` })),
    );
    await writeRows(db(), 'more mails', mails, []);
    const stored = await db().select().from(mails).where(eq(mails.storeId, store.id));
    expect(stored).toHaveLength(14);
  });

  it('says which rule it breaks', async () => {
    const { id: storeId } = await aStore(db());
    const broken = insertRow(db(), 'a mail', mails, { storeId } as typeof mails.$inferInsert);
    await expect(broken).rejects.toThrow();
  });
});

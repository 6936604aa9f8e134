import { eq } from 'drizzle-orm';
import { onEveryDatabase } from '../testing/database.ts';
import { aStore } from '../testing/a-store.ts';
import { insertRow } from './insert-row.ts';
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

  it('says which rule it breaks', async () => {
    const broken = insertRow(db(), 'a mail', mails, {} as typeof mails.$inferInsert);
    await expect(broken).rejects.toThrow();
  });
});

import { sql } from 'drizzle-orm';
import { takeNumbers } from '../modules/store/store-queue.ts';
import { onEveryOlderDatabase } from '../testing/older-database.ts';

onEveryOlderDatabase(
  'Invoices of a version that counted them in the stores',
  '0017_search-words',
  (older) => {
    it('count on, also while processes of that version still run', async () => {
      await older().exec(`insert into stores (id, username, nama_toko, invoice_counter)
      values (1, 'satu', 'Satu', 41), (2, 'dua', 'Dua', 0)`);
      const { db } = await older().upgrade();
      const now = (store: number) => db.transaction((tx) => takeNumbers(tx, store, 1));
      const before = async (store: number) => {
        const found = await db.execute(sql`update stores set invoice_counter = invoice_counter + 1
        where id = ${store} returning invoice_counter as number`);
        return (found as unknown as { rows: { number: number }[] }).rows[0]?.number;
      };
      expect([await now(1), await before(1), await now(1), await before(1)]).toEqual([42, 43, 44, 45]);
      expect([await before(2), await now(2)]).toEqual([1, 2]);
      await db.execute(sql`update stores set nama_toko = 'Tiga' where id = 2`);
      expect(await now(2)).toBe(3);
    });
  },
);

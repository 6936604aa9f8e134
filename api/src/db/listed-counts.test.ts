import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { retryingTransaction } from './in-transaction.ts';
import { aProduct, aStore } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { wrongCounts } from '../testing/wrong-counts.ts';
import type { Queryable } from './client.ts';
import { databaseError, pgCode } from './errors.ts';
import { categories, products } from './schema/catalogue.ts';

/** What may happen to products; a number names a product or category by its place among those that there are. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    in: fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }),
    isRemoved: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('remove' as const, 'list' as const, 'delete' as const, 'sell' as const),
    which: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    which: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    to: fc.nat(3),
  }),
  fc.record({
    kind: fc.constant('upsert' as const),
    in: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
const work = fc.record({ changes: fc.array(change, { maxLength: 8 }), isUndone: fc.boolean() });

class Undone extends Error {}

onEveryDatabase('counts of listed products', (database) => {
  const db = () => database().db;
  let made = 0;

  async function aShop() {
    const { id: storeId } = await aStore(db());
    const rows = await db()
      .insert(categories)
      .values(['Kopi', 'Teh', 'Gelas'].map((nama) => ({ storeId, nama })))
      .returning({ id: categories.id });
    return { storeId, categoryIds: [null, ...rows.map(({ id }) => id)] };
  }
  type Shop = Awaited<ReturnType<typeof aShop>>;

  const newProducts = ({ storeId, categoryIds }: Shop, places: readonly number[], isRemoved = false) =>
    places.map((place) => {
      const key = `p${(made += 1)}`;
      return {
        storeId,
        slug: `${key}-${storeId}`,
        importKey: key,
        nama: 'Kopi',
        category: 'barang' as const,
        harga: 1_000,
        stock: 5,
        categoryId: categoryIds[place] ?? null,
        isRemoved,
      };
    });

  async function apply(tx: Queryable, shop: Shop, what: Change): Promise<void> {
    const { storeId, categoryIds } = shop;
    const known = await tx
      .select({ id: products.id, importKey: products.importKey })
      .from(products)
      .where(eq(products.storeId, storeId))
      .orderBy(products.id);
    const chosen = (places: readonly number[]) =>
      and(
        eq(products.storeId, storeId),
        inArray(products.id, [
          -1,
          ...places.flatMap((place) => known[place % (known.length || 1)]?.id ?? []),
        ]),
      );
    switch (what.kind) {
      case 'insert':
        await tx.insert(products).values(newProducts(shop, what.in, what.isRemoved));
        return;
      case 'upsert': {
        // As an import does it: some that are there, some new, in one statement. Two may bring back a product that was
        // just deleted: they conflict on its key, which `on conflict` covers; the slug, which it does not cover, is
        // new.
        const values = newProducts(shop, what.in).map((row, nth) => ({
          ...row,
          importKey: (nth % 2 === 0 ? known[nth]?.importKey : null) ?? row.importKey,
        }));
        await tx
          .insert(products)
          .values(values)
          .onConflictDoUpdate({
            target: [products.storeId, products.importKey],
            set: { categoryId: sql`excluded.category_id`, isRemoved: false },
          });
        return;
      }
      case 'move':
        await tx
          .update(products)
          .set({ categoryId: categoryIds[what.to] ?? null })
          .where(chosen(what.which));
        return;
      case 'sell':
        await tx
          .update(products)
          .set({ soldCount: sql`${products.soldCount} + 1` })
          .where(chosen(what.which));
        return;
      case 'delete':
        await tx.delete(products).where(chosen(what.which));
        return;
      default:
        await tx
          .update(products)
          .set({ isRemoved: what.kind === 'remove' })
          .where(chosen(what.which));
    }
  }

  const run = async (shop: Shop, { changes, isUndone }: { changes: Change[]; isUndone: boolean }) => {
    try {
      await retryingTransaction(
        db(),
        async (tx) => {
          for (const what of changes) await apply(tx, shop, what);
          if (isUndone) throw new Undone();
        },
        // Eight writers at once may wait for longer than a shopper would.
        { isPassing: (error) => databaseError(error)?.code === pgCode.lockNotAvailable },
      );
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
  };

  it('are those of counting, whatever happens to the products', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 4 }), async (works) => {
        const shop = await aShop();
        for (const each of works) await run(shop, each);
        expect(await wrongCounts(db(), shop.storeId)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('are those of counting when much happens at once', async () => {
    const shop = await aShop();
    // One change each: several in random order would deadlock on each other's products.
    const changes = fc.sample(fc.tuple(change, fc.boolean()), 320);
    const waiting = changes.map(([what, isUndone]) => ({ changes: [what], isUndone }));
    const oneAfterAnother = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await run(shop, next);
    };
    await Promise.all(Array.from({ length: 8 }, oneAfterAnother));
    expect(await db().$count(products, eq(products.storeId, shop.storeId))).toBeGreaterThan(0);
    expect(await wrongCounts(db(), shop.storeId)).toEqual([]);
  });

  it('let a sale pass while the list is being changed', async () => {
    // The embedded database has one connection: everything waits there.
    if (database().driver === 'pglite') return;
    const shop = await aShop();
    const sold = await aProduct(db(), shop.storeId, { stock: 3 });
    await db().transaction(async (tx) => {
      await tx.insert(products).values(newProducts(shop, [1, 2]));
      await db().transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '5s'`);
        await other.update(products).set({ stock: 2 }).where(eq(products.id, sold.id));
      });
    });
    expect(await wrongCounts(db(), shop.storeId)).toEqual([]);
  });
});

import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { ListingResponse } from '@lapak/contracts/api/catalogue';
import { priceVarieties, products } from '../../db/schema/catalogue.ts';
import { aProduct, aStore, aVariety, uniqueName } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { keepPrices, sortedByPrice } from '../../testing/kept-prices.ts';
import { listProducts } from './product-listing.ts';
import { createPriceRenewal, renewSomePrices } from './price-renewal.ts';

const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
const silent = { error: () => undefined };

onEveryDatabase('Stored prices', (database) => {
  const db = () => database().db;

  /** Products whose discounts are over, but stored as if they were running. */
  async function overdue(count: number) {
    const store = await aStore(db());
    await db()
      .insert(products)
      .values(
        Array.from({ length: count }, (_, nth) => ({
          storeId: store.id,
          slug: uniqueName('p'),
          nama: 'Kopi',
          category: 'barang' as const,
          harga: 5_000 + nth,
          stock: 3,
          statusPromo: 1 as const,
          enableDiscountPricing: 1 as const,
          discountPrice: 2_000 - nth,
          discountStartDate: hoursFromNow(-3),
          discountEndDate: hoursFromNow(-2),
        })),
      );
    await keepPrices(db(), store.id, {
      listedPrice: 1_000,
      listedPriceFrom: hoursFromNow(-3),
      listedPriceUntil: hoursFromNow(-2),
    });
    return store;
  }

  const cheapest = async (storeId: number) => {
    const query = { username: '', sortBy: 'price', sort: 'asc' } as const;
    const { cards, arePricesDue } = await listProducts(db(), storeId, query, new Date());
    return { ids: cards.map(({ id }) => id), arePricesDue };
  };
  const inOrder = (storeId: number) => sortedByPrice(db(), storeId, { sort: 'asc' }, new Date());

  it('that are over change no order, and are renewed', async () => {
    const store = await overdue(3);
    await aProduct(db(), store.id, { harga: 4_000 });
    const ids = await inOrder(store.id);
    expect(await cheapest(store.id)).toEqual({ ids, arePricesDue: true });
    expect(await renewSomePrices(db(), store.id)).toBe(3);
    expect(await cheapest(store.id)).toEqual({ ids, arePricesDue: false });
    expect(await renewSomePrices(db(), store.id)).toBe(0);
  });

  it.each([
    ['harga', { harga: 900 }],
    ['statusPromo', { statusPromo: 0 }],
    ['enableDiscountPricing', { enableDiscountPricing: 0 }],
    ['discountPrice', { discountPrice: 4_000 }],
    ['discountStartDate', { discountStartDate: hoursFromNow(1) }],
    ['discountEndDate', { discountEndDate: hoursFromNow(-1) }],
  ] as const)('follow a change of %s', async (_name, values) => {
    const { id: storeId } = await aStore(db());
    for (const harga of [950, 3_000]) await aProduct(db(), storeId, { harga });
    const { id } = await aProduct(db(), storeId, {
      harga: 5_000,
      statusPromo: 1,
      enableDiscountPricing: 1,
      discountPrice: 1_000,
      discountStartDate: hoursFromNow(-2),
      discountEndDate: hoursFromNow(2),
    });
    const before = await cheapest(storeId);
    expect(before.ids[1]).toBe(id);
    await db().update(products).set(values).where(eq(products.id, id));
    const ids = await inOrder(storeId);
    expect(ids[1]).not.toBe(id);
    expect(await cheapest(storeId)).toEqual({ ids, arePricesDue: false });
  });

  it.each([
    ['a higher price', { price: 3_500, discountPrice: 3_200 }],
    ['a higher discount price', { discountPrice: 4_500 }],
    ['no discount', { discountPrice: null }],
    ['a discount that is none', { discountPrice: 5_000 }],
    ['its removal', { isRemoved: true }],
  ] as const)('follow a change of a combination: %s', async (_name, values) => {
    const { id: storeId } = await aStore(db());
    await aProduct(db(), storeId, { harga: 3_000 });
    const varied = await aProduct(db(), storeId, {
      harga: 900,
      enableVariations: 1,
      statusPromo: 1,
      enableDiscountPricing: 1,
      discountPrice: 800,
      discountStartDate: hoursFromNow(-2),
      discountEndDate: hoursFromNow(2),
    });
    await aVariety(db(), varied, { price: 7_000, optionName: 'Biru' });
    const cheap = await aVariety(db(), varied, { price: 5_000, discountPrice: 2_000, position: 2 });
    expect((await cheapest(storeId)).ids[0]).toBe(varied.id);
    await db().update(priceVarieties).set(values).where(eq(priceVarieties.id, cheap.id));
    const ids = await inOrder(storeId);
    expect(ids[1]).toBe(varied.id);
    expect(await cheapest(storeId)).toEqual({ ids, arePricesDue: false });
    await db().delete(priceVarieties).where(eq(priceVarieties.productId, varied.id));
    expect((await cheapest(storeId)).ids[0]).toBe(varied.id);
    expect(await cheapest(storeId)).toEqual({ ids: await inOrder(storeId), arePricesDue: false });
  });

  it('of products that a sale takes a combination of are not written', async () => {
    const { id: storeId } = await aStore(db());
    const product = await aProduct(db(), storeId, { enableVariations: 1 });
    const variety = await aVariety(db(), product);
    const versionOf = async () => {
      const [row] = await db()
        .select({ version: sql<string>`xmin::text` })
        .from(products)
        .where(eq(products.id, product.id));
      return row?.version;
    };
    const before = await versionOf();
    await db().update(priceVarieties).set({ stock: 4 }).where(eq(priceVarieties.id, variety.id));
    expect(await versionOf()).toBe(before);
    await db().update(priceVarieties).set({ price: 1 }).where(eq(priceVarieties.id, variety.id));
    expect(await versionOf()).not.toBe(before);
  });

  it('of another store stay as they are', async () => {
    const [one, other] = [await overdue(1), await overdue(1)];
    expect(await renewSomePrices(db(), one.id)).toBe(1);
    expect((await cheapest(other.id)).arePricesDue).toBe(true);
  });

  it('are renewed however many they are, once', async () => {
    const { id } = await overdue(600);
    const renewal = createPriceRenewal({ db: db(), log: silent });
    const work = renewal.start(id);
    expect(renewal.start(id)).toBe(work);
    await work;
    expect((await cheapest(id)).arePricesDue).toBe(false);
    await renewal.close();
  });

  it('stay due, and the failure is logged, when they cannot be renewed', async () => {
    const failures: string[] = [];
    const log = { error: (_fields: object, message: string) => failures.push(message) };
    const renewal = createPriceRenewal({ db: db(), log });
    await renewal.start(2 ** 64);
    expect(failures).toEqual(['prices could not be renewed']);
    await renewal.close();
  });

  it('are renewed without waiting for a sale', async () => {
    // The embedded database has one connection: everything waits there.
    if (database().driver === 'pglite') return;
    const { id } = await overdue(3);
    const ids = await inOrder(id);
    const sold = ids[1] ?? 0;
    await db().transaction(async (tx) => {
      await tx.update(products).set({ stock: 2 }).where(eq(products.id, sold));
      expect(await renewSomePrices(db(), id)).toBe(2);
      expect(await cheapest(id)).toEqual({ ids, arePricesDue: true });
    });
    expect(await renewSomePrices(db(), id)).toBe(1);
    expect(await cheapest(id)).toEqual({ ids, arePricesDue: false });
  });

  it('are right when much happens at once', async () => {
    const { id: storeId } = await overdue(12);
    const ids = await inOrder(storeId);
    await db()
      .update(products)
      .set({ enableVariations: 1 })
      .where(inArray(products.id, ids.slice(0, 6)));
    const varieties = ids.map((productId) => ({ storeId, productId, price: 4_000, stock: 1 }));
    await db()
      .insert(priceVarieties)
      .values([...varieties, ...varieties]);
    const change = fc.oneof(
      fc.record({ harga: fc.integer({ min: 1_000, max: 9_000 }) }),
      fc.record({ discountEndDate: fc.constantFrom(-1, 1).map(hoursFromNow) }),
      fc.record({ statusPromo: fc.constantFrom(0 as const, 1 as const) }),
      fc.record({ isRemoved: fc.boolean() }),
      fc.record({ soldCount: fc.nat(9) }),
      fc.record({ enableVariations: fc.constantFrom(0 as const, 1 as const) }),
      fc.record({ price: fc.integer({ min: 1_000, max: 9_000 }) }),
      fc.constant(null),
    );
    const waiting = fc.sample(fc.tuple(fc.constantFrom(...ids), change), 240);
    /** One of the product's two combinations. */
    const repriceOne = async (id: number, price: number) => {
      const end = price % 2 === 0 ? sql`min(${priceVarieties.id})` : sql`max(${priceVarieties.id})`;
      const one = db().select({ id: end }).from(priceVarieties).where(eq(priceVarieties.productId, id));
      await db()
        .update(priceVarieties)
        .set({ price })
        .where(sql`${priceVarieties.id} = (${one})`);
    };
    const oneAfterAnother = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [id, values] = next;
        if (values && 'price' in values) await repriceOne(id, values.price);
        else if (values) await db().update(products).set(values).where(eq(products.id, id));
        else await renewSomePrices(db(), storeId);
      }
    };
    await Promise.all(Array.from({ length: 8 }, oneAfterAnother));
    await renewSomePrices(db(), storeId);
    expect(await cheapest(storeId)).toEqual({ ids: await inOrder(storeId), arePricesDue: false });
  });

  it('are renewed by the listing that found them', async () => {
    const store = await overdue(2);
    const { app } = await testApp(database(), { overrides: { clock: { now: () => new Date() } } });
    const query = { username: store.username, sortBy: 'price', sort: 'asc' };
    try {
      const listing = await app.inject({ url: '/api/product', query });
      const { data } = listing.json<ListingResponse>().data;
      expect(data.map(({ id }) => id)).toEqual(await inOrder(store.id));
    } finally {
      await app.close();
    }
    expect((await cheapest(store.id)).arePricesDue).toBe(false);
  });
});

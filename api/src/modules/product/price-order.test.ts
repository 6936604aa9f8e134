import fc from 'fast-check';
import { categories, products } from '../../db/schema/catalogue.ts';
import { aProduct, aStore, uniqueName } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { sortedByPrice } from '../../testing/kept-prices.ts';
import { PER_PAGE } from './listing-statement.ts';
import { listProducts } from './product-listing.ts';

const HOUR = 3_600_000;

/** Few amounts, so that many are equal; hours from now. */
const amount = fc.nat(6).map((thousands) => thousands * 1_000);
const flag = fc.constantFrom(0 as const, 1 as const, 1 as const);
const hours = fc.constantFrom(-3, -2, -1, 1, 2, 3);
const product = fc.record({
  harga: amount,
  place: fc.nat(2),
  isRemoved: fc.constantFrom(true, false, false, false, false, false),
  statusPromo: flag,
  enableDiscountPricing: flag,
  discountPrice: fc.option(amount, { freq: 8 }),
  from: fc.option(hours, { freq: 8 }),
  to: fc.option(hours, { freq: 8 }),
});
type Product = typeof product extends fc.Arbitrary<infer T> ? T : never;
const moment = fc.record({ hour: hours, ms: fc.constantFrom(-1, 0, 1) });

onEveryDatabase('Products by price', (database) => {
  const db = () => database().db;

  /** All pages of an order, and whether its prices were due. */
  async function pages(storeId: number, query: { sort: 'asc' | 'desc'; category_id?: number }, at: Date) {
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const listed = await listProducts(db(), storeId, { username: '', sortBy: 'price', page, ...query }, at);
      ids.push(...listed.cards.map(({ id }) => id));
      if (listed.cards.length < PER_PAGE) return { ids, arePricesDue: listed.arePricesDue };
    }
  }

  async function aShop(list: readonly Product[], now: number) {
    const { id: storeId } = await aStore(db());
    const rows = await db()
      .insert(categories)
      .values(['Kopi', 'Teh'].map((nama) => ({ storeId, nama })))
      .returning({ id: categories.id });
    const categoryIds = rows.map(({ id }) => id);
    const dateOf = (hour: number | null) => (hour === null ? null : new Date(now + hour * HOUR));
    await db()
      .insert(products)
      .values(
        list.map(({ place, from, to, ...own }) => ({
          ...own,
          storeId,
          slug: uniqueName('p'),
          nama: 'Kopi',
          category: 'barang' as const,
          categoryId: categoryIds[place] ?? null,
          stock: 1,
          discountStartDate: dateOf(from),
          discountEndDate: dateOf(to),
        })),
      );
    return { storeId, categoryIds };
  }

  it('are in the order of the prices that their cards show, at any moment, on every page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 1, maxLength: 90, size: 'max' }),
        fc.array(moment, { maxLength: 2 }),
        async (list, moments) => {
          const now = Date.now();
          const { storeId, categoryIds } = await aShop(list, now);
          const [category_id] = categoryIds;
          for (const sort of ['asc', 'desc'] as const) {
            for (const query of [{ sort }, { sort, category_id }]) {
              const kept = await pages(storeId, query, new Date(now));
              const ids = await sortedByPrice(db(), storeId, query, new Date(now));
              expect(kept).toEqual({ ids, arePricesDue: false });
              for (const { hour, ms } of moments) {
                const at = new Date(now + hour * HOUR + ms);
                const then = await pages(storeId, query, at);
                expect(then.ids).toEqual(await sortedByPrice(db(), storeId, query, at));
              }
            }
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  describe.each([
    ['running', -1, 1, { 'before the start': 'due', start: 'kept', end: 'kept', 'after the end': 'due' }],
    ['to come', 1, 2, { 'before the start': 'kept', start: 'due', end: 'due', 'after the end': 'due' }],
    ['over', -2, -1, { 'before the start': 'due', start: 'due', end: 'due', 'after the end': 'kept' }],
  ] as const)('with a discount that is %s', (_state, from, to, known) => {
    it.each([
      ['before the start', -1, 'full'],
      ['start', 0, 'lower'],
      ['end', 0, 'lower'],
      ['after the end', 1, 'full'],
    ] as const)('have the right price %s (%i ms)', async (edge, ms, price) => {
      const now = Date.now();
      const { id: storeId } = await aStore(db());
      const window = {
        discountStartDate: new Date(now + from * HOUR),
        discountEndDate: new Date(now + to * HOUR),
      };
      const own = { statusPromo: 1, enableDiscountPricing: 1, discountPrice: 1_000, ...window } as const;
      const discounted = await aProduct(db(), storeId, { harga: 5_000, ...own });
      const plain = await aProduct(db(), storeId, { harga: 3_000 });
      const hour = edge === 'start' || edge === 'before the start' ? from : to;
      const order = price === 'lower' ? [discounted.id, plain.id] : [plain.id, discounted.id];
      const at = new Date(now + hour * HOUR + ms);
      const arePricesDue = known[edge] === 'due';
      expect(await pages(storeId, { sort: 'asc' }, at)).toEqual({ ids: order, arePricesDue });
      expect(await pages(storeId, { sort: 'desc' }, at)).toEqual({ ids: order.reverse(), arePricesDue });
    });
  });
});

import fc from 'fast-check';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { listingPrice } from '@lapak/domain/price';
import { categories, priceVarieties, products } from '../../db/schema/catalogue.ts';
import { aProduct, aStore, uniqueName } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { pricedProducts } from '../../testing/kept-prices.ts';
import { PER_PAGE } from './listing-statement.ts';
import { listProducts } from './product-listing.ts';

const HOUR = 3_600_000;

/** Few amounts, so that many are equal; hours from now. */
const amount = fc.nat(6).map((thousands) => thousands * 1_000);
const flag = fc.constantFrom(0 as const, 1 as const, 1 as const);
const hours = fc.constantFrom(-3, -2, -1, 1, 2, 3);
const combination = fc.record({
  price: amount,
  discountPrice: fc.option(amount),
  isRemoved: fc.constantFrom(true, false, false),
});
const product = fc.record({
  harga: amount,
  enableVariations: fc.constantFrom(0 as const, 1 as const),
  combinations: fc.array(combination, { maxLength: 4 }),
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

  /** All pages of an order with the prices on the cards, and whether the stored prices were due. */
  async function pages(storeId: number, query: { sort: 'asc' | 'desc'; category_id?: number }, at: Date) {
    const cards: { id: number; price: number }[] = [];
    for (let page = 1; ; page += 1) {
      const listed = await listProducts(db(), storeId, { username: '', sortBy: 'price', page, ...query }, at);
      cards.push(
        ...listed.cards.map((card) => ({ id: card.id, price: listingPrice(card, nowIsoWib(at)).price })),
      );
      if (listed.cards.length < PER_PAGE) return { cards, arePricesDue: listed.arePricesDue };
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
    const made = await db()
      .insert(products)
      .values(
        list.map(({ place, from, to, combinations: _, ...own }) => ({
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
      )
      .returning({ id: products.id });
    const combinations = list.flatMap((own, nth) =>
      own.combinations.map((values) => ({ ...values, storeId, productId: made[nth]?.id ?? 0, stock: 1 })),
    );
    if (combinations.length > 0) await db().insert(priceVarieties).values(combinations);
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
              const cards = await pricedProducts(db(), storeId, query, new Date(now));
              expect(kept).toEqual({ cards, arePricesDue: false });
              for (const { hour, ms } of moments) {
                const at = new Date(now + hour * HOUR + ms);
                const then = await pages(storeId, query, at);
                expect(then.cards).toEqual(await pricedProducts(db(), storeId, query, at));
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
      const cards = [
        { id: discounted.id, price: price === 'lower' ? 1_000 : 5_000 },
        { id: plain.id, price: 3_000 },
      ].sort((a, b) => a.price - b.price);
      const at = new Date(now + hour * HOUR + ms);
      const arePricesDue = known[edge] === 'due';
      expect(await pages(storeId, { sort: 'asc' }, at)).toEqual({ cards, arePricesDue });
      expect(await pages(storeId, { sort: 'desc' }, at)).toEqual({ cards: cards.reverse(), arePricesDue });
    });
  });
});

import fc from 'fast-check';
import type { ListingQuery, ProductCard } from '@lapak/contracts/api/catalogue';
import { isSoldOut } from '@lapak/domain/cart';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { listingPrice } from '@lapak/domain/price';
import { eq, sql } from 'drizzle-orm';
import { categories, priceVarieties, products } from '../../db/schema/catalogue.ts';
import { aStore, uniqueName } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { returnStock, takeStock, type StockHolder } from '../orders/goods/take-stock.ts';
import { listProducts } from './product-listing.ts';

const flag = fc.constantFrom(0 as const, 1 as const);
const few: fc.Arbitrary<number> = fc.constantFrom(0, 0, 1);
const product = fc.record({
  category: fc.constantFrom(
    'barang' as const,
    'barang' as const,
    'jasa' as const,
    'digital_product' as const,
  ),
  harga: fc.constantFrom(1_000, 2_000),
  stock: few,
  soldCount: fc.nat(2),
  statusPromo: flag,
  enableVariations: flag,
  combinations: fc.array(fc.record({ stock: few, isRemoved: fc.boolean() }), { maxLength: 3 }),
});
type Product = typeof product extends fc.Arbitrary<infer T> ? T : never;

const orders: Pick<ListingQuery, 'sortBy' | 'sort'>[] = [
  {},
  { sortBy: 'promo', sort: 'asc' },
  { sortBy: 'bestseller', sort: 'desc' },
  { sortBy: 'bestseller', sort: 'asc' },
  { sortBy: 'price', sort: 'asc' },
  { sortBy: 'price', sort: 'desc' },
];

onEveryDatabase('Products that are sold out', (database) => {
  const db = () => database().db;

  async function aShop(list: readonly Product[]) {
    const { id: storeId } = await aStore(db());
    const [category] = await db()
      .insert(categories)
      .values({ storeId, nama: 'Kopi' })
      .returning({ id: categories.id });
    const made = await db()
      .insert(products)
      .values(
        list.map(({ combinations: _, ...own }) => ({
          ...own,
          storeId,
          slug: uniqueName('p'),
          nama: 'Kopi',
          categoryId: category?.id ?? null,
        })),
      )
      .returning({ id: products.id });
    const combinations = list.flatMap((own, nth) =>
      own.combinations.map((values) => ({
        ...values,
        storeId,
        productId: made[nth]?.id ?? 0,
        price: own.harga,
      })),
    );
    const rows =
      combinations.length === 0
        ? []
        : await db()
            .insert(priceVarieties)
            .values(combinations)
            .returning({ id: priceVarieties.id, productId: priceVarieties.productId });
    return { storeId, categoryId: category?.id ?? 0, ids: made.map(({ id }) => id), combinations: rows };
  }

  async function cards(storeId: number, query: Partial<ListingQuery>): Promise<ProductCard[]> {
    const found: ProductCard[] = [];
    for (let page = 1; ; page += 1) {
      const listed = await listProducts(db(), storeId, { username: '', page, ...query }, new Date());
      found.push(...listed.cards);
      if (found.length >= listed.total || listed.cards.length === 0) return found;
    }
  }

  /** What an order sorts by, and among equals what is sold out last, then the newest first. */
  function sorted(list: readonly ProductCard[], { sortBy = 'promo', sort = 'desc' }: Partial<ListingQuery>) {
    const rank = (card: ProductCard) => {
      const by = {
        promo: card.status_promo,
        bestseller: card.terjual,
        price: listingPrice(card, nowIsoWib(new Date())).price,
        latest: card.id,
      }[sortBy];
      return sort === 'asc' ? by : -by;
    };
    return [...list]
      .sort((a, b) => rank(a) - rank(b) || Number(isSoldOut(a)) - Number(isSoldOut(b)) || b.id - a.id)
      .map(({ id }) => id);
  }

  it('come last among equals, in every order, on every page, in a category and in a search', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 50, size: 'max' }), async (list) => {
        const { storeId, categoryId } = await aShop(list);
        for (const own of orders) {
          for (const more of [{}, { category_id: categoryId }, { search: 'kopi' }]) {
            const found = await cards(storeId, { ...own, ...more });
            expect(found).toHaveLength(list.length);
            expect(found.map(({ id }) => id)).toEqual(sorted(found, own));
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  const goods: Product = {
    category: 'barang',
    harga: 1_000,
    stock: 1,
    soldCount: 0,
    statusPromo: 0,
    enableVariations: 0,
    combinations: [],
  };
  const holder = (productId: number, varietyId: number | null): StockHolder => ({
    category: 'barang',
    productId,
    varietyId,
    qty: 1,
    nama: 'Kopi',
  });

  it.each([0, 1] as const)('move back when their stock returns (variations %i)', async (enableVariations) => {
    const combinations = enableVariations ? [{ stock: 1, isRemoved: false }] : [];
    const {
      storeId,
      ids,
      combinations: rows,
    } = await aShop([goods, { ...goods, enableVariations, combinations }]);
    const [older = 0, newer = 0] = ids;
    const one = holder(newer, rows[0]?.id ?? null);
    const shown = async () => (await cards(storeId, {})).map(({ id }) => id);
    expect(await shown()).toEqual([newer, older]);
    await db().transaction((tx) => takeStock(tx, storeId, [one]));
    expect(await shown()).toEqual([older, newer]);
    await db().transaction((tx) => returnStock(tx, storeId, [one]));
    expect(await shown()).toEqual([newer, older]);
  });

  it('are marked, without a deadlock, when orders take the last pieces of their combinations at once', async () => {
    const varied: Product = {
      ...goods,
      enableVariations: 1,
      combinations: Array.from({ length: 4 }, () => ({ stock: 1, isRemoved: false })),
    };
    for (let round = 0; round < 5; round += 1) {
      const { storeId, ids, combinations } = await aShop([varied, varied, { ...goods, stock: 4 }]);
      const [first = 0, second = 0, plain = 0] = ids;
      const [a, b] = [first, second].map((id) => combinations.filter(({ productId }) => productId === id));
      // Each order names the products in its own way, and one that ends meets them.
      const works = [0, 1, 2, 3].map((nth) => {
        const lines = [
          holder(first, a?.[nth]?.id ?? 0),
          holder(plain, null),
          holder(second, b?.[3 - nth]?.id ?? 0),
        ];
        return nth % 2 === 0 ? lines : lines.reverse();
      });
      await Promise.all(works.map((lines) => db().transaction((tx) => takeStock(tx, storeId, lines))));
      const marked = () =>
        db()
          .select({ isSoldOut: products.isSoldOut })
          .from(products)
          .where(eq(products.storeId, storeId))
          .orderBy(sql`id`);
      expect(await marked()).toEqual([{ isSoldOut: true }, { isSoldOut: true }, { isSoldOut: true }]);
      const back = works.map((lines) => db().transaction((tx) => returnStock(tx, storeId, lines)));
      await Promise.all(back);
      expect(await marked()).toEqual([{ isSoldOut: false }, { isSoldOut: false }, { isSoldOut: false }]);
    }
  });
});

import fc from 'fast-check';
import {
  detailPrice,
  isDiscountActive,
  lineTotal,
  listingPrice,
  percentOff,
  unitPrice,
  wholesaleProblems,
  wholesaleTierFor,
  type Priceable,
  type WholesaleTier,
} from './price.ts';
import { nowIsoWib } from './wire-dates.ts';
import { buildVariety } from './testing/builders.ts';

const start = new Date('2026-11-20T10:00:00+07:00');
const end = new Date('2026-11-21T18:00:00+07:00');
const inside = '2026-11-21T12:00:00+07:00';
const after = '2026-11-22T12:00:00+07:00';
const at = (date: Date, ms: number) => nowIsoWib(new Date(date.getTime() + ms));

const plain: Priceable = { harga: 10_000 };
const discounted: Priceable = {
  harga: 10_000,
  status_promo: 1,
  enable_discount_pricing: 1,
  discount_price: 7_500,
  discount_start_date: nowIsoWib(start),
  discount_end_date: nowIsoWib(end),
};

describe('the discount window', () => {
  test('includes both ends and nothing a millisecond beyond', () => {
    expect(isDiscountActive(discounted, at(start, -1))).toBe(false);
    expect(isDiscountActive(discounted, at(start, 0))).toBe(true);
    expect(isDiscountActive(discounted, at(start, 1))).toBe(true);
    expect(isDiscountActive(discounted, at(end, -1))).toBe(true);
    expect(isDiscountActive(discounted, at(end, 0))).toBe(true);
    expect(isDiscountActive(discounted, at(end, 1))).toBe(false);
  });

  test('dates without time reach from the first to the last moment of their days in Jakarta', () => {
    const days = { ...discounted, discount_start_date: '2026-11-20', discount_end_date: '2026-11-21' };
    expect(isDiscountActive(days, '2026-11-19T23:59:59.999+07:00')).toBe(false);
    expect(isDiscountActive(days, '2026-11-19T17:00:00.000Z')).toBe(true);
    expect(isDiscountActive(days, '2026-11-21T23:59:59.999+07:00')).toBe(true);
    expect(isDiscountActive(days, '2026-11-22T00:00:00.000+07:00')).toBe(false);
  });

  test('compares instants, independent of the offset', () => {
    expect(isDiscountActive(discounted, '2026-11-21T11:00:00Z')).toBe(true);
    expect(isDiscountActive(discounted, '2026-11-21T11:00:00.001Z')).toBe(false);
  });

  test('switched off, without price or without a valid date it never applies', () => {
    expect(isDiscountActive({ ...discounted, enable_discount_pricing: 0 }, inside)).toBe(false);
    expect(isDiscountActive({ ...discounted, discount_price: null }, inside)).toBe(false);
    expect(isDiscountActive({ ...discounted, discount_start_date: null }, inside)).toBe(false);
    expect(isDiscountActive({ ...discounted, discount_end_date: 'kapan-kapan' }, inside)).toBe(false);
    expect(isDiscountActive(discounted, 'sekarang')).toBe(false);
  });

  test('the listing requires status_promo too', () => {
    const unpromoted = { ...discounted, status_promo: 0 };
    expect(detailPrice(unpromoted, 1, inside).price).toBe(7_500);
    expect(listingPrice(unpromoted, inside).price).toBe(10_000);
  });

  test('a combination needs its own discount price that differs from its price', () => {
    const varied = { ...discounted, enable_variations: 1 };
    const discountOf = (discount_price: number | null) =>
      isDiscountActive(varied, inside, buildVariety({ price: 20_000, discount_price }));
    expect(discountOf(15_000)).toBe(true);
    expect(discountOf(20_000)).toBe(false);
    expect(discountOf(null)).toBe(false);
  });
});

describe('wholesale', () => {
  const tiers: WholesaleTier[] = [
    { id: 1, min_product: 2, max_product: 4, price: 9_000 },
    { id: 2, min_product: 5, max_product: 9, price: 8_000 },
    { id: 3, min_product: 10, max_product: 20, price: 7_000 },
  ];
  const product: Priceable = { ...plain, enable_wholesale_price: 1, wholesale_prices: tiers };

  test.each([
    [1, 10_000],
    [2, 9_000],
    [4, 9_000],
    [5, 8_000],
    [9, 8_000],
    [10, 7_000],
    [21, 7_000],
    [500, 7_000],
  ])('%i pieces cost %i each', (qty, price) => expect(unitPrice(product, qty, inside)).toBe(price));

  test('one piece never has a wholesale price, even with a tier from 1', () => {
    expect(wholesaleTierFor([{ min_product: 1, max_product: null, price: 1 }], 1)).toBeNull();
    expect(wholesaleTierFor([{ min_product: 1, max_product: null, price: 1 }], 2)?.price).toBe(1);
  });

  test('the order of the list has no effect; of overlapping tiers the cheapest applies', () => {
    expect(wholesaleTierFor([...tiers].reverse(), 500)?.id).toBe(3);
    const overlap = [
      { min_product: 2, max_product: 8, price: 8 },
      { min_product: 5, max_product: null, price: 9 },
    ];
    expect(wholesaleTierFor(overlap, 6)?.price).toBe(8);
    expect(wholesaleTierFor([], 6)).toBeNull();
    expect(wholesaleTierFor(null, 6)).toBeNull();
    expect(wholesaleTierFor(tiers, null)).toBeNull();
  });

  test('switched off it does not count', () => {
    expect(unitPrice({ ...product, enable_wholesale_price: 0 }, 10, inside)).toBe(10_000);
  });

  test('in a gap between two tiers the lower one applies', () => {
    expect(wholesaleTierFor([tiers[0]!, tiers[2]!], 6)?.id).toBe(1);
    expect(wholesaleTierFor([tiers[0]!, tiers[2]!], 10)?.id).toBe(3);
  });

  test.each([
    ['start', [{ ...tiers[0]!, min_product: 1 }], 0, 'min_product'],
    [
      'open-before-last',
      [
        { ...tiers[0]!, max_product: null },
        { ...tiers[1]!, min_product: 3 },
      ],
      0,
      'max_product',
    ],
    ['reversed', [{ ...tiers[0]!, max_product: 1 }], 0, 'max_product'],
    ['overlap', [tiers[0]!, { ...tiers[1]!, min_product: 4 }], 1, 'min_product'],
    ['gap', [tiers[0]!, tiers[2]!], 1, 'min_product'],
    ['price', [tiers[0]!, { ...tiers[1]!, price: 9_000 }], 1, 'price'],
  ] as const)('a list with the problem "%s" is refused with its place', (kind, list, index, field) => {
    expect(wholesaleProblems(list)).toEqual([{ index, field, kind }]);
  });

  test('contiguous tiers with falling prices have no problem', () => {
    expect(wholesaleProblems(tiers)).toEqual([]);
    expect(wholesaleProblems([])).toEqual([]);
  });
});

describe('the unit price', () => {
  const tiers = [{ min_product: 2, max_product: null, price: 8_000 }];

  test('is the lowest of base, discount and wholesale', () => {
    const both = { ...discounted, enable_wholesale_price: 1, wholesale_prices: tiers };
    expect(unitPrice(both, 1, inside)).toBe(7_500);
    expect(unitPrice(both, 2, inside)).toBe(7_500);
    expect(unitPrice(both, 2, after)).toBe(8_000);
    expect(unitPrice(both, 1, after)).toBe(10_000);
    expect(unitPrice({ ...both, discount_price: 9_000 }, 2, inside)).toBe(8_000);
  });

  test('a "discount" above the price never raises it', () => {
    expect(unitPrice({ ...discounted, discount_price: 12_000 }, 1, inside)).toBe(10_000);
  });

  test("the chosen combination's price applies exactly when variations are on", () => {
    const variety = buildVariety({ price: 20_000 });
    expect(unitPrice({ ...plain, enable_variations: 1 }, 1, inside, variety)).toBe(20_000);
    expect(unitPrice({ ...plain, enable_variations: 1, price_variety: variety }, 1, inside)).toBe(20_000);
    expect(unitPrice({ ...plain, enable_variations: 0, price_variety: variety }, 1, inside)).toBe(10_000);
    expect(unitPrice({ ...plain, enable_variations: 0, price_variety: [variety] }, 1, inside)).toBe(10_000);
    expect(unitPrice({ ...plain, enable_variations: 1, price_variety: [] }, 1, inside)).toBe(10_000);
  });

  test('while no combination is chosen it is the lowest of theirs, never the price or discount of the product', () => {
    const varieties = [
      buildVariety({ price: 30_000, discount_price: 22_000 }),
      buildVariety({ price: 25_000, discount_price: null }),
    ];
    const product = { ...discounted, enable_variations: 1, price_variety: varieties };
    expect(unitPrice(product, 1, inside)).toBe(22_000);
    expect(unitPrice(product, 1, after)).toBe(25_000);
    expect(isDiscountActive({ ...product, price_variety: varieties.slice(1) }, inside)).toBe(false);
    const tiers = [{ min_product: 2, max_product: null, price: 20_000 }];
    const wholesale = { ...product, enable_wholesale_price: 1, wholesale_prices: tiers };
    expect(unitPrice(wholesale, 2, after)).toBe(20_000);
    expect(unitPrice(wholesale, 1, after)).toBe(25_000);
  });

  test("the product's own discount does not apply to a combination without one", () => {
    const variety = buildVariety({ price: 20_000, discount_price: null });
    expect(unitPrice({ ...discounted, enable_variations: 1 }, 1, inside, variety)).toBe(20_000);
    expect(
      unitPrice({ ...discounted, enable_variations: 1 }, 1, inside, { ...variety, discount_price: 15_000 }),
    ).toBe(15_000);
  });
});

describe('the displayed price', () => {
  test('a card shows original and percent only for a discount in promo', () => {
    expect(listingPrice(discounted, inside)).toEqual({ price: 7_500, original: 10_000, percentOff: 25 });
    const none = { price: 10_000, original: null, percentOff: null };
    expect(listingPrice({ ...discounted, status_promo: 0 }, inside)).toEqual(none);
    expect(listingPrice(discounted, after)).toEqual(none);
    expect(listingPrice({ ...discounted, discount_price: 10_000 }, inside)).toEqual(none);
    expect(listingPrice({ harga: 0 }, inside).price).toBe(0);
  });

  test('a card of a product with combinations shows the lowest of their prices with its own discount', () => {
    const card = (...prices: [number, number | null][]): Priceable => ({
      ...discounted,
      enable_variations: 1,
      price_variety: prices.map(([price, discount_price]) => ({ price, discount_price })),
    });
    const one = card([20_000, 15_000], [18_000, null]);
    expect(listingPrice(one, inside)).toEqual({
      price: 15_000,
      original: 20_000,
      percentOff: 25,
      upTo: 18_000,
    });
    const undiscounted = { price: 18_000, original: null, percentOff: null, upTo: 20_000 };
    expect(listingPrice(one, after)).toEqual(undiscounted);
    expect(listingPrice({ ...one, status_promo: 0 }, inside)).toEqual(undiscounted);
    const same = { price: 20_000, original: null, percentOff: null };
    expect(listingPrice(card([20_000, 20_000], [20_000, null]), inside)).toEqual(same);
    expect(listingPrice(card([15_000, null], [20_000, 15_000]), inside).original).toBe(20_000);
    expect(listingPrice(card([0, null], [5_000, null]), inside)).toMatchObject({ price: 0, upTo: 5_000 });
  });

  test('the product page follows combination and quantity', () => {
    const product = { ...discounted, enable_variations: 1 };
    const variety = buildVariety({ price: 20_000, discount_price: 10_000 });
    expect(detailPrice(product, 1, inside, variety)).toEqual({
      price: 10_000,
      original: 20_000,
      percentOff: 50,
    });
  });

  test('percent off is rounded', () => {
    expect(percentOff(30_000, 20_000)).toBe(33);
    expect(percentOff(30_000, 10_000)).toBe(67);
    expect(percentOff(10_000, 0)).toBe(100);
    expect(percentOff(0, 0)).toBe(0);
    expect(percentOff(10_000, 12_000)).toBe(0);
  });

  test('a line without a quantity costs 0', () => {
    expect(lineTotal({ ...plain, qty: null }, inside)).toBe(0);
    expect(lineTotal({ ...plain, qty: -3 }, inside)).toBe(0);
    expect(lineTotal({ ...plain, qty: 3 }, inside)).toBe(30_000);
  });
});

describe('for every product', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 });
  /** Tiers as the import accepts them: contiguous with falling prices. */
  const ladder = fc
    .uniqueArray(fc.record({ width: fc.integer({ min: 1, max: 20 }), price }), {
      maxLength: 5,
      selector: (step) => step.price,
    })
    .map((steps) => {
      const prices = steps.map((step) => step.price).sort((a, b) => b - a);
      let next = 2;
      return steps.map((step, i): WholesaleTier => {
        const min_product = next;
        next += step.width;
        return { min_product, max_product: next - 1, price: prices[i] ?? 0 };
      });
    });
  /** Gaps, overlaps and any prices, in any order. */
  const anyTiers = fc.array(
    fc.record({
      min_product: fc.integer({ min: 0, max: 100 }),
      max_product: fc.option(fc.integer({ min: 0, max: 120 })),
      price,
    }),
    { maxLength: 6 },
  );
  const product = fc.record({
    harga: price,
    enable_variations: fc.constantFrom(0, 1),
    price_variety: fc.option(
      fc.record({ price, discount_price: fc.option(price) }).map((own) => buildVariety(own)),
    ),
    enable_discount_pricing: fc.constantFrom(0, 1),
    discount_price: fc.option(price),
    discount_start_date: fc.constant('2026-11-20'),
    discount_end_date: fc.constant('2026-11-21'),
    enable_wholesale_price: fc.constantFrom(0, 1),
    wholesale_prices: fc.oneof(ladder, anyTiers),
  });
  const qty = fc.integer({ min: 1, max: 600 });

  test('buying more never costs more each', () => {
    fc.assert(
      fc.property(product, qty, qty, fc.constantFrom(inside, after), (item, a, b, now) => {
        expect(unitPrice(item, Math.max(a, b), now)).toBeLessThanOrEqual(
          unitPrice(item, Math.min(a, b), now),
        );
      }),
    );
  });

  test('for valid tiers the tier is the one whose range contains the quantity', () => {
    fc.assert(
      fc.property(ladder, fc.integer({ min: 2, max: 600 }), (tiers, count) => {
        expect(wholesaleProblems(tiers)).toEqual([]);
        const last = tiers.at(-1);
        const byRange = tiers.find(
          (tier) => tier.min_product <= count && count <= (tier.max_product ?? count),
        );
        expect(wholesaleTierFor(tiers, count)).toBe(
          byRange ?? (last && count >= last.min_product ? last : null),
        );
      }),
    );
  });

  test('the unit price is whole, not negative and never above the base price', () => {
    fc.assert(
      fc.property(product, fc.integer({ min: -5, max: 600 }), (item, count) => {
        const base =
          item.enable_variations === 1 && item.price_variety ? item.price_variety.price : item.harga;
        const each = unitPrice(item, count, inside);
        expect(Number.isInteger(each)).toBe(true);
        expect(each).toBeGreaterThanOrEqual(0);
        expect(each).toBeLessThanOrEqual(base);
      }),
    );
  });

  test('a struck-through price is above the price beside it', () => {
    fc.assert(
      fc.property(product, (item) => {
        const {
          price: now,
          original,
          percentOff: percent,
        } = listingPrice({ ...item, status_promo: 1 }, inside);
        if (original === null) expect(percent).toBeNull();
        else expect(original).toBeGreaterThan(now);
      }),
    );
  });
});

test('only the last tier may be open-ended', () => {
  const first = { min_product: 2, max_product: 4, price: 9_000 };
  const last = { min_product: 5, max_product: null, price: 8_000 };
  expect(wholesaleProblems([first, last])).toEqual([]);
  expect(wholesaleProblems([last])).toEqual([]);
  expect(
    wholesaleProblems([
      { ...first, max_product: null },
      { ...last, min_product: 3 },
    ]),
  ).toEqual([{ index: 0, field: 'max_product', kind: 'open-before-last' }]);
});

test('of two tiers with the same price, the later one applies, in any order', () => {
  const early = { id: 1, min_product: 2, max_product: null, price: 9_000 };
  const late = { id: 2, min_product: 5, max_product: null, price: 9_000 };
  for (const tiers of [
    [early, late],
    [late, early],
  ]) {
    expect(wholesaleTierFor(tiers, 6)).toBe(late);
    expect(wholesaleTierFor(tiers, 4)).toBe(early);
  }
});

import fc from 'fast-check';
import {
  addToCart,
  cartBadge,
  cartPieces,
  cartSubtotal,
  isSoldOut,
  lineKey,
  qtyCap,
  qtyProblem,
  removeLine,
  sameLine,
  setLineQty,
} from './cart.ts';
import { toCartLine } from './cart-line.ts';
import { buildLine, buildVariety } from './testing/builders.ts';

const now = '2026-11-21T12:00:00+07:00';
const shirt = (varietyId: number, qty = 1, stock = 50) =>
  buildLine({ id: 7, enable_variations: 1, price_variety: buildVariety({ id: varietyId, stock }), qty });

describe('lines', () => {
  test('are identified by product and, with variations on, by combination', () => {
    expect(lineKey(buildLine({ id: 7 }))).toBe('7');
    expect(lineKey(shirt(3))).toBe('7:3');
    expect(sameLine(shirt(3), shirt(4))).toBe(false);
    expect(sameLine(shirt(3), shirt(3, 9))).toBe(true);
    const off = buildLine({ id: 7, enable_variations: 0, price_variety: buildVariety({ id: 3 }) });
    expect(lineKey(off)).toBe('7');
  });

  test('adding an existing line sets its quantity and keeps its position', () => {
    const lines = addToCart(
      [buildLine({ id: 1, qty: 5 }), buildLine({ id: 2 })],
      buildLine({ id: 1, qty: 2 }),
    );
    expect(lines.map((line) => [line.id, line.qty])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('a second combination is a separate line, and the badge counts lines', () => {
    const lines = addToCart(addToCart([], shirt(3, 4)), shirt(4, 2));
    expect(cartBadge(lines)).toBe(2);
    expect(cartPieces(lines)).toBe(6);
    expect(removeLine(lines, '7:3')).toEqual([shirt(4, 2)]);
  });

  test('a line has the fields for checkouts and drops the rest of the product', () => {
    const product = { ...buildLine(), description: '<p>Panjang</p>' };
    const line = toCartLine(product, { qty: 2, variety: buildVariety(), affiliateCode: 'abc' });
    expect(line).toEqual(buildLine({ qty: 2, price_variety: null, affiliate_code: 'abc' }));
    expect(
      toCartLine({ ...product, enable_variations: 1 }, { qty: 1, variety: buildVariety({ id: 9 }) }),
    ).toMatchObject({ price_variety: { id: 9 }, affiliate_code: null });
  });
});

describe('caps', () => {
  test.each([
    ['stock', buildLine({ stock: 4 }), 4],
    ["the combination's stock", shirt(3, 1, 2), 2],
    ['buy_limit below the stock', buildLine({ stock: 10, is_limit: 1, buy_limit: 3 }), 3],
    ['stock below buy_limit', buildLine({ stock: 2, is_limit: 1, buy_limit: 3 }), 2],
    ['no limit when it is switched off', buildLine({ stock: 10, is_limit: 0, buy_limit: 3 }), 10],
    ['500 for a service, which has no stock', buildLine({ category: 'jasa', stock: 0 }), 500],
    ['500 for a digital product', buildLine({ category: 'digital_product', stock: 9_999 }), 500],
    ['never below 0', buildLine({ stock: -4 }), 0],
  ])('%s', (_, line, cap) => expect(qtyCap(line)).toBe(cap));

  test.each([
    ['abc', null],
    ['', null],
    ['1e3', null],
    ['12px', null],
    [Number.NaN, null],
    [null, null],
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    ['2.9', 2],
    ['0', 0],
    ['-1', 0],
    ['999999999', 999_999_999],
    ['99999999999999999999', 999_999_999],
  ])('typing %p gives %p', (raw, qty) => expect(setLineQty([buildLine()], '1', raw)[0]?.qty).toBe(qty));
});

describe('the problem of a quantity', () => {
  const problem = (own: Parameters<typeof buildLine>[0]) => qtyProblem(buildLine(own))?.message ?? null;

  test('is a message of the specification', () => {
    expect(problem({ qty: 0 })).toBe('Jumlah barang wajib lebih dari nol');
    expect(problem({ qty: null })).toBe('Jumlah barang wajib lebih dari nol');
    expect(problem({ qty: 51 })).toBe('Kuantiti produk yang anda masukan melebihi stok yang tersedia');
    expect(problem({ qty: 50 })).toBeNull();
    expect(problem({ qty: 4, is_limit: 1, buy_limit: 3 })).toBe('Anda telah mencapai batas pembelian produk');
    expect(problem({ qty: 3, is_limit: 1, buy_limit: 3 })).toBeNull();
    expect(problem({ qty: 501, category: 'jasa', stock: 0 })).toBe('Maksimal pemesanan 500');
    expect(problem({ qty: 500, category: 'jasa', stock: 0 })).toBeNull();
    expect(problem({ qty: 501, category: 'digital_product', stock: 10 })).toBe('Maksimal pemesanan 500');
    expect(problem({ qty: 501, category: 'barang', stock: 999 })).toBeNull();
  });

  test('with buy_limit 3 and stock 2 the message names the stock', () => {
    expect(problem({ qty: 3, stock: 2, is_limit: 1, buy_limit: 3 })).toMatch('melebihi stok');
  });

  test("the combination's stock counts, not the product's", () => {
    expect(qtyProblem(shirt(3, 3, 2))?.code).toBe('stock');
  });
});

test('sold out: goods and digital products by stock, services never', () => {
  expect(isSoldOut(buildLine({ stock: 0 }))).toBe(true);
  expect(isSoldOut(buildLine({ stock: 1 }))).toBe(false);
  expect(isSoldOut(shirt(3, 1, 0))).toBe(true);
  expect(isSoldOut(buildLine({ category: 'jasa', stock: 0 }))).toBe(false);
  expect(isSoldOut(buildLine({ category: 'digital_product', stock: 0 }))).toBe(true);
  expect(isSoldOut(buildLine({ category: 'digital_product', stock: 0, enable_variations: 1 }))).toBe(false);
});

describe('for every cart', () => {
  const line = fc
    .record({
      id: fc.integer({ min: 1, max: 4 }),
      varietyId: fc.integer({ min: 1, max: 3 }),
      enable_variations: fc.constantFrom(0 as const, 1 as const),
      harga: fc.nat(1_000_000),
      stock: fc.integer({ min: -2, max: 20 }),
      is_limit: fc.constantFrom(0 as const, 1 as const),
      buy_limit: fc.option(fc.integer({ min: 1, max: 10 })),
      category: fc.constantFrom('barang' as const, 'jasa' as const, 'digital_product' as const),
      qty: fc.option(fc.integer({ min: -5, max: 30 })),
    })
    .map(({ varietyId, ...own }) =>
      buildLine({ ...own, price_variety: buildVariety({ id: varietyId, stock: own.stock }) }),
    );
  const step = fc.record({
    kind: fc.constantFrom('add', 'type', 'remove'),
    line,
    raw: fc.oneof(fc.string(), fc.integer().map(String)),
  });
  const cart = fc.array(step, { maxLength: 30 }).map((steps) =>
    steps.reduce<ReturnType<typeof buildLine>[]>((lines, { kind, line: target, raw }) => {
      const key = lineKey(target);
      if (kind === 'add') return addToCart(lines, target);
      if (kind === 'type') return setLineQty(lines, key, raw);
      return removeLine(lines, key);
    }, []),
  );

  test('no line occurs twice, and totals are integers and not negative', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
        expect(cartSubtotal(lines, now)).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(cartSubtotal(lines, now))).toBe(true);
        expect(cartPieces(lines)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a quantity has no problem exactly when it is between 1 and the cap', () => {
    fc.assert(
      fc.property(line, (item) => {
        const qty = item.qty ?? 0;
        expect(qtyProblem(item) === null).toBe(qty >= 1 && qty <= qtyCap(item));
      }),
    );
  });
});

test('goods without combinations have their own stock, even with a chosen combination', () => {
  const plain = { ...shirt(3, 1, 0), enable_variations: 0 as const };
  expect(isSoldOut({ ...plain, stock: 3 })).toBe(false);
  expect(isSoldOut({ ...shirt(3, 1, 0), price_variety: [] })).toBe(false);
});

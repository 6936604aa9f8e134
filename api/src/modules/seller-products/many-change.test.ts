import fc from 'fast-check';
import type { ManyChange } from '@lapak/contracts/api/seller-product';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { goods, shirt } from '../../testing/import-documents.ts';
import { basisOf, withChange } from './many-change.ts';

const price = fc.integer({ min: 0, max: 1_000_000_000 });
const priceOf = (harga: number, change: object) =>
  withChange(goods('kopi', { harga }), { kind: 'price', ...change } as ManyChange)?.harga;

it.each([
  [{ by: 'amount', value: 5_000 }, 85_000],
  [{ by: 'amount', value: -5_500, round_to: 1_000 }, 75_000],
  [{ by: 'percent', value: 10 }, 88_000],
  [{ by: 'percent', value: -33 }, 53_600],
  [{ by: 'percent', value: 7, round_to: 1_000 }, 86_000],
])('moves 80.000 by %j to %p', (change, moved) => expect(priceOf(80_000, change)).toBe(moved));

it('gives whole rupiah, in steps, and never turns the order of two prices', () => {
  const change = fc.record({
    by: fc.constantFrom('amount', 'percent'),
    value: fc.integer({ min: -99, max: 500 }),
    round_to: fc.constantFrom(1, 100, 500, 1_000),
  });
  fc.assert(
    fc.property(price, price, change, (one, other, how) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
        (harga) => priceOf(harga, how) ?? NaN,
      );
      expect(low).toBeLessThanOrEqual(high ?? NaN);
      expect(Math.abs((low ?? NaN) % how.round_to)).toBe(0);
    }),
  );
});

it('leaves all that it is not about', () => {
  const product: ProductDocument = { ...shirt(5), discount_price: 70_000, description: '<p>Halus</p>' };
  const changes: ManyChange[] = [
    { kind: 'price', by: 'percent', value: 0 },
    { kind: 'stock', by: 'add', value: 0 },
  ];
  for (const change of changes)
    expect(withChange(product, change)).toEqual({ ...product, wholesale_prices: undefined });
  const hidden = withChange(product, { kind: 'visibility', is_hidden: 1 });
  expect(hidden).toEqual({ ...product, is_hidden: 1 });
});

it('holds a preview to prices when prices change, to stock when it is set, and to neither else', () => {
  const [few, many] = [shirt(1), shirt(9)];
  const dear = { ...few, harga: 1 };
  const isSame = (a: ProductDocument, b: ProductDocument, change: ManyChange) =>
    JSON.stringify(basisOf(a, change)) === JSON.stringify(basisOf(b, change));
  const prices: ManyChange = { kind: 'price', by: 'amount', value: 1 };
  const set: ManyChange = { kind: 'stock', by: 'set', value: 1 };
  const add: ManyChange = { kind: 'stock', by: 'add', value: 1 };
  expect([isSame(few, many, prices), isSame(few, dear, prices)]).toEqual([true, false]);
  expect([isSame(few, many, set), isSame(few, dear, set)]).toEqual([false, true]);
  expect([isSame(few, many, add), isSame(few, dear, add)]).toEqual([true, true]);
});

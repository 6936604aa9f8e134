/** @jest-environment node */
import { buildLine } from '@lapak/domain/testing/builders';
import fc from 'fast-check';
import { orderFigures } from './order-figures.ts';

const parts = fc.record({
  lines: fc.array(
    fc
      .record({
        harga: fc.integer({ min: 0, max: 10_000_000 }),
        qty: fc.integer({ min: 1, max: 500 }),
        is_donation: fc.constantFrom(0 as const, 1 as const),
        donation_custom: fc.constantFrom(0 as const, 1 as const),
        donation_amount: fc.integer({ min: 0, max: 100_000 }),
      })
      .map((own) => buildLine(own)),
    { minLength: 1, maxLength: 5 },
  ),
  ongkir: fc.integer({ min: 0, max: 1_000_000 }),
  voucher: fc.option(
    fc.record({
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
      voucher_value: fc.integer({ min: 0, max: 1_000_000 }),
    }),
  ),
  donation: fc.record({ send: fc.boolean(), typed: fc.stringMatching(/^\d{0,7}$/) }),
});

test('the total is goods + shipping - discount + donation, never negative', () => {
  fc.assert(
    fc.property(parts, (own) => {
      const figures = orderFigures(own);
      const { goodsTotal, ongkir, discount, donation, total, totalBeforeDiscount } = figures;
      expect(total).toBe(goodsTotal + ongkir - discount + donation);
      expect(totalBeforeDiscount).toBe(total + discount);
      expect(discount).toBeLessThanOrEqual(goodsTotal);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(figures.isFree).toBe(goodsTotal === 0 && donation === 0);
    }),
  );
});

test('nothing is donated without the tick', () => {
  fc.assert(
    fc.property(parts, (own) => {
      expect(orderFigures({ ...own, donation: { send: false, typed: '50000' } }).donation).toBe(0);
    }),
  );
});

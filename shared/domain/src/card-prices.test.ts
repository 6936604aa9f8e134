import fc from 'fast-check';
import { cardPrices } from './card-prices.ts';
import { listingPrice } from './price.ts';

const amount = fc.nat(8).map((thousands) => thousands * 1_000);
const variety = fc.record({ price: amount, discount_price: fc.option(amount) });

test('at any moment the price of a card is that of all combinations', () => {
  const product = fc.record({
    price_variety: fc.array(variety, { maxLength: 12, size: 'max' }),
    enable_variations: fc.constantFrom(0, 1, 1, 1),
    enable_discount_pricing: fc.constantFrom(0, 1, 1),
    status_promo: fc.constantFrom(0, 1, 1),
    harga: amount,
    discount_price: fc.option(amount),
  });
  fc.assert(
    fc.property(product, fc.constantFrom('2026-11-21', '2026-11-23'), (own, now) => {
      const all = { ...own, discount_start_date: '2026-11-20', discount_end_date: '2026-11-22' };
      const few = { ...all, price_variety: cardPrices(all.price_variety) };
      expect(few.price_variety.length).toBeLessThanOrEqual(4);
      expect(listingPrice(few, now)).toEqual(listingPrice(all, now));
    }),
    { numRuns: 500 },
  );
});

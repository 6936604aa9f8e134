import type { PricedVariety } from './price.ts';

const discounted = ({ price, discount_price }: PricedVariety) => Math.min(price, discount_price ?? price);

/**
 * The few of a product's combinations that a card's price depends on (spec 1 §2): the lowest and the highest, with and
 * without discounts. `listingPrice` of them is that of all, at any moment.
 */
export function cardPrices(varieties: readonly PricedVariety[]): PricedVariety[] {
  const decisive = [discounted, ({ price }: PricedVariety) => price].flatMap((priceOf) => {
    const sorted = [...varieties].sort((a, b) => priceOf(a) - priceOf(b) || b.price - a.price);
    return [...sorted.slice(0, 1), ...sorted.slice(-1)];
  });
  return [...new Set(decisive)].map(({ price, discount_price }) => ({ price, discount_price }));
}

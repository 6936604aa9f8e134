import { msUntilDiscountEdge } from './discount-edge.ts';

const now = '2026-11-21T14:00:00.000+07:00';
const discounted = (on: number) => ({
  enable_discount_pricing: on,
  discount_start_date: '2026-11-21 14:00:01',
  discount_end_date: '2026-11-22',
});

test('an active discount has an edge, an inactive one has none', () => {
  expect(msUntilDiscountEdge([discounted(1)], now)).toBe(1000);
  expect(msUntilDiscountEdge([discounted(0)], now)).toBeNull();
});

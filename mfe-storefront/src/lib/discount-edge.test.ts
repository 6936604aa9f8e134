import { msUntilDiscountEdge } from './discount-edge.ts';

const now = '2026-11-21T14:00:00.000+07:00';
const discounted = (start: string | null, end: string | null, on = 1) => ({
  enable_discount_pricing: on,
  discount_start_date: start,
  discount_end_date: end,
});

describe('the next edge of a discount, by the API clock', () => {
  it('is the start of a discount that begins in one second', () => {
    expect(msUntilDiscountEdge([discounted('2026-11-21 14:00:01', '2026-11-21 14:01:00')], now)).toBe(1000);
  });

  it('is just after the end of one that runs, the end being part of it', () => {
    expect(msUntilDiscountEdge([discounted('2026-11-20', '2026-11-21 14:01:00')], now)).toBe(60_001);
  });

  it('reads an end without a time as the whole day', () => {
    expect(msUntilDiscountEdge([discounted('2026-11-20', '2026-11-21')], now)).toBe(10 * 3_600_000);
  });

  it('is none for discounts that are over, off or unreadable', () => {
    const products = [
      discounted('2026-11-01', '2026-11-02'),
      discounted('2026-11-21 14:00:01', '2026-11-22', 0),
      discounted('besok', null),
    ];
    expect(msUntilDiscountEdge(products, now)).toBeNull();
  });

  it('is the nearest of many', () => {
    const products = [discounted('2026-11-22', '2026-11-23'), discounted('2026-11-21 15:00', '2026-11-23')];
    expect(msUntilDiscountEdge(products, now)).toBe(3_600_000);
  });
});

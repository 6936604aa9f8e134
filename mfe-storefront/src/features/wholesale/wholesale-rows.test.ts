import { wholesaleRows } from './wholesale-rows.ts';

const product = {
  harga: 20_000,
  enable_wholesale_price: 1,
  wholesale_prices: [
    { id: 3, min_product: 10, max_product: 20, price: 14_000 },
    { id: 1, min_product: 2, max_product: 4, price: 18_000 },
    { id: 2, min_product: 5, max_product: 9, price: 16_000 },
  ],
};
const now = '2026-11-21T14:00:00+07:00';

describe('the wholesale prices', () => {
  it('are sorted, the last one open-ended', () => {
    expect(wholesaleRows(product, now, null).map(({ amount }) => amount)).toEqual(['2-4', '5-9', '≥ 10']);
  });

  it('have the saving per piece', () => {
    expect(wholesaleRows(product, now, null)[1]).toEqual({
      amount: '5-9',
      normal: 'Rp20.000',
      tier: 'Rp16.000',
      saving: 'Rp4.000 (20%)',
    });
  });

  it('have no row where a discount is as low already', () => {
    const discounted = {
      ...product,
      enable_discount_pricing: 1,
      discount_price: 12_000,
      discount_start_date: '2026-11-01',
      discount_end_date: '2026-11-30',
    };
    expect(wholesaleRows(discounted, now, null)).toEqual([]);
    const some = wholesaleRows({ ...discounted, discount_price: 16_000 }, now, null);
    expect(some.map(({ amount }) => amount)).toEqual(['≥ 10']);
  });
});

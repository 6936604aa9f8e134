import fc from 'fast-check';
import {
  addressNeeded,
  donationAmount,
  dropshipperOffered,
  isFreeOrder,
  orderTotals,
  resellerOffered,
} from './checkout.ts';
import { payableAmount } from './money-unique.ts';

test('an address is needed when any item asks for one', () => {
  expect(addressNeeded([{ alamat_option: 0 }, { alamat_option: 1 }])).toBe(true);
  expect(addressNeeded([{ alamat_option: 0 }])).toBe(false);
  expect(addressNeeded([])).toBe(false);
});

test('dropshipper and reseller are offered when every item and the store allow it', () => {
  expect(dropshipperOffered([{ show_dropshipper: 1 }, { show_dropshipper: 1 }], false)).toBe(true);
  expect(dropshipperOffered([{ show_dropshipper: 1 }, { show_dropshipper: 0 }], false)).toBe(false);
  expect(dropshipperOffered([{ show_dropshipper: 1 }], true)).toBe(false);
  expect(dropshipperOffered([], false)).toBe(false);
  expect(resellerOffered([{ show_reseller: 1 }], 'email')).toBe(true);
  expect(resellerOffered([{ show_reseller: 1 }], 'agents')).toBe(true);
  expect(resellerOffered([{ show_reseller: 1 }], 'none')).toBe(false);
  expect(resellerOffered([{ show_reseller: 1 }, { show_reseller: 0 }], 'email')).toBe(false);
});

describe('a donation', () => {
  const custom = { is_donation: 1, donation_custom: 1, donation_amount: 5_000 };
  const set = { is_donation: 1, donation_custom: 0, donation_amount: 5_000 };

  test("is the input when custom, else the item's amount", () => {
    expect(donationAmount(custom, '10.000', 1)).toBe(10_000);
    expect(donationAmount(custom, 'Rp 2.500', 1)).toBe(2_500);
    expect(donationAmount(custom, 7_000, 1)).toBe(7_000);
    expect(donationAmount(set, '10.000', 1)).toBe(5_000);
  });

  test('is 0 when it is not sent, not offered or not a number', () => {
    expect(donationAmount(custom, '10.000', 0)).toBe(0);
    expect(donationAmount({ ...custom, is_donation: 0 }, '10.000', 1)).toBe(0);
    expect(donationAmount(custom, 'seikhlasnya', 1)).toBe(0);
    expect(donationAmount(custom, '', 1)).toBe(0);
    expect(donationAmount(custom, null, 1)).toBe(0);
    expect(donationAmount(custom, '-500', 1)).toBe(0);
    expect(donationAmount({ ...set, donation_amount: null }, '', 1)).toBe(0);
    expect(donationAmount(null, '10.000', 1)).toBe(0);
  });
});

test('an order is free when goods cost nothing and nothing is donated', () => {
  expect(isFreeOrder({ goodsTotal: 0, donation: 0 })).toBe(true);
  expect(isFreeOrder({ goodsTotal: 0, donation: 1 })).toBe(false);
  expect(isFreeOrder({ goodsTotal: 1, donation: 0 })).toBe(false);
});

describe('totals', () => {
  test('are goods and shipping without the discount, with donation, unique code and fee', () => {
    expect(
      orderTotals({
        goodsTotal: 100_000,
        ongkir: 18_000,
        discount: 10_000,
        donation: 5_000,
        kodeUnik: 123,
        adminFee: 4_000,
      }),
    ).toEqual({
      goodsTotal: 100_000,
      ongkir: 18_000,
      discount: 10_000,
      donation: 5_000,
      kodeUnik: 123,
      adminFee: 4_000,
      total: 117_123,
    });
  });

  test('a discount never reduces shipping', () => {
    expect(orderTotals({ goodsTotal: 5_000, ongkir: 18_000, discount: 50_000 }).total).toBe(18_000);
  });

  test('are never negative, and the parts always add up', () => {
    const amount = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000_000 }), fc.constant(Number.NaN));
    const parts = fc.record({
      goodsTotal: amount,
      ongkir: amount,
      discount: amount,
      donation: amount,
      kodeUnik: amount,
      adminFee: amount,
    });
    fc.assert(
      fc.property(parts, (given) => {
        const sum = orderTotals(given);
        expect(sum.total).toBeGreaterThanOrEqual(0);
        expect(sum.total).toBe(
          sum.goodsTotal + sum.ongkir - sum.discount + sum.donation + sum.kodeUnik + sum.adminFee,
        );
        expect(Object.values(sum).every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });
});

describe('the unique code', () => {
  test('is added to the amount to pay, never to a free order', () => {
    expect(payableAmount(50_000, 123)).toBe(50_123);
    expect(payableAmount(0, 123)).toBe(0);
    expect(payableAmount(50_000, 0)).toBe(50_000);
    expect(payableAmount(50_000, 10_000)).toBe(50_000);
  });
});

test('no reseller without items', () => {
  expect(resellerOffered([], 'email')).toBe(false);
  expect(resellerOffered([{ show_reseller: 1 }], 'email')).toBe(true);
});

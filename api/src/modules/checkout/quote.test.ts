import fc from 'fast-check';
import { aLine } from '../../testing/checkout-builders.ts';
import { quoteOrder, type QuoteParts } from './quote.ts';

const dateServer = '2026-11-21T10:00:00+07:00';
const quote = (own: Partial<QuoteParts> = {}) =>
  quoteOrder({
    lines: [aLine()],
    dateServer,
    voucher: null,
    shippingCost: 0,
    donation: { send: 0, typed: 0 },
    adminFee: 0,
    ...own,
  });

const amount = fc.integer({ min: 0, max: 5_000_000 });
const line = fc.record({ harga: amount, qty: fc.integer({ min: 1, max: 500 }) }).map((own) => aLine(own));
const parts = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  shippingCost: amount,
  adminFee: amount,
  voucher: fc.option(
    fc.record({
      type: fc.constantFrom<'percentage' | 'fixed'>('percentage', 'fixed'),
      voucher_value: fc.integer({ min: 1, max: 3_000_000 }),
    }),
  ),
});

describe('the total of an order', () => {
  it('is goods + shipping - discount + donation, always whole and never negative', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const result = quote(given);
        expect(result.total).toBe(
          result.total_harga_barang + result.ongkir - result.discount + result.donate_amount,
        );
        expect(Object.values(result).every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
        expect(result.discount).toBeLessThanOrEqual(result.total_harga_barang);
      }),
    );
  });

  it('never grows by a voucher', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expect(quote(given).total).toBeLessThanOrEqual(quote({ ...given, voucher: null }).total);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expect(quote({ ...given, lines: [...given.lines].reverse() })).toEqual(quote(given));
      }),
    );
  });

  it('adds no admin fee to an order that costs nothing', () => {
    expect(quote({ lines: [aLine({ harga: 0 })], adminFee: 4_000 })).toMatchObject({
      total: 0,
      admin_fee: 0,
    });
    expect(quote({ adminFee: 4_000 })).toMatchObject({ total: 10_000, admin_fee: 4_000 });
  });

  it('adds the donation of the item that has one: its own amount, or what was typed where that is allowed', () => {
    const fixed = aLine({ is_donation: 1, donation_amount: 2_500 });
    expect(quote({ lines: [fixed], donation: { send: 1, typed: 99 } }).donate_amount).toBe(2_500);
    expect(quote({ lines: [aLine(), fixed], donation: { send: 1, typed: 99 } }).donate_amount).toBe(2_500);
    const custom = aLine({ is_donation: 1, donation_custom: 1 });
    expect(quote({ lines: [custom], donation: { send: 1, typed: 99 } }).donate_amount).toBe(99);
    expect(quote({ lines: [custom], donation: { send: 0, typed: 99 } }).donate_amount).toBe(0);
    expect(quote({ lines: [aLine()], donation: { send: 1, typed: 99 } }).donate_amount).toBe(0);
  });

  it('judges the discount by the server’s time', () => {
    const discounted = aLine({
      enable_discount_pricing: 1,
      discount_price: 7_000,
      discount_start_date: '2026-11-21T10:00:00+07:00',
      discount_end_date: '2026-11-21T11:00:00+07:00',
    });
    expect(quote({ lines: [discounted] }).total).toBe(7_000);
    expect(quote({ lines: [discounted], dateServer: '2026-11-21T11:00:01+07:00' }).total).toBe(10_000);
  });
});

import fc from 'fast-check';
import { ticketTotals } from './ticket-total.ts';

const line = fc.record({ harga: fc.integer({ min: 0, max: 1e7 }), qty: fc.integer({ min: 1, max: 1000 }) });
const order = {
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  adminFee: fc.integer({ min: 0, max: 100_000 }),
  kodeUnik: fc.integer({ min: 0, max: 999 }),
};

describe('the total of tickets', () => {
  it('is the sum of its parts, in whole rupiah, whatever the order of the tickets', () => {
    fc.assert(
      fc.property(order.lines, order.adminFee, order.kodeUnik, (lines, adminFee, kodeUnik) => {
        const totals = ticketTotals(lines, { adminFee, kodeUnik });
        expect(totals.total).toBe(totals.totalTickets + totals.adminFee + totals.kodeUnik);
        expect(Number.isSafeInteger(totals.total)).toBe(true);
        expect(ticketTotals([...lines].reverse(), { adminFee, kodeUnik })).toEqual(totals);
      }),
    );
  });

  it('grows by the ticket’s price per piece', () => {
    fc.assert(
      fc.property(order.lines, line, (lines, more) => {
        const before = ticketTotals(lines).totalTickets;
        expect(ticketTotals([...lines, more]).totalTickets).toBe(before + more.harga * more.qty);
      }),
    );
  });

  it('includes the fee and the code', () => {
    expect(ticketTotals([{ harga: 50_000, qty: 2 }], { adminFee: 4_000, kodeUnik: 123 })).toEqual({
      totalTickets: 100_000,
      adminFee: 4_000,
      kodeUnik: 123,
      total: 104_123,
    });
  });

  it('is 0 for free tickets, also with a fee and a code', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        order.adminFee,
        order.kodeUnik,
        (qty, adminFee, kodeUnik) => {
          expect(ticketTotals([{ harga: 0, qty }], { adminFee, kodeUnik })).toEqual({
            totalTickets: 0,
            adminFee: 0,
            kodeUnik: 0,
            total: 0,
          });
        },
      ),
    );
  });
});

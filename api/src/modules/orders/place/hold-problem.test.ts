import { limitProblem, shareProblem, type Taking } from './hold-problem.ts';
import { orderMessages } from '../order-messages.ts';

const ONCE = 1;
const taking = (own: Partial<Omit<Taking, 'held'>> & Partial<Taking['held']>): Taking => {
  const { buyer = 0, network = 0, ...rest } = own;
  return { nama: 'Kopi Gayo', qty: 1, left: 400, held: { buyer, network }, ...rest };
};
const share = (own: Parameters<typeof taking>[0], factor = ONCE) =>
  shareProblem(taking(own), factor)?.info ?? null;

describe('the share of a stock that unpaid orders may hold', () => {
  const most = (pieces: number) => orderMessages.bagianTerlaluBanyak('Kopi Gayo', pieces);

  it('is a quarter for a buyer, of what is left and what the buyer holds', () => {
    expect(share({ qty: 100 })).toBeNull();
    expect(share({ qty: 101 })).toBe(most(100));
    expect(share({ left: 340, buyer: 60, qty: 40 })).toBeNull();
    expect(share({ left: 340, buyer: 60, qty: 41 })).toBe(most(100));
  });

  it('is as much as the seller has a limit or a price for', () => {
    expect(share({ qty: 150, atLeast: 150 })).toBeNull();
    expect(share({ qty: 151, atLeast: 150 })).toBe(most(150));
    expect(share({ qty: 100, atLeast: 5 })).toBeNull();
  });

  it('is half for a network address, and never less than for one buyer', () => {
    expect(share({ left: 300, network: 100, qty: 75 })).toBeNull();
    expect(share({ left: 201, network: 199, qty: 1 })).toBeNull();
    expect(share({ left: 200, network: 200, qty: 1 })).toBe(orderMessages.jaringanTerlaluBanyak);
    expect(share({ left: 200, network: 200, qty: 1, atLeast: 300 })).toBeNull();
    expect(share({ left: 200, network: 300, qty: 1, atLeast: 300 })).toBe(
      orderMessages.jaringanTerlaluBanyak,
    );
  });

  it('grows with the factor, and has no end where that is 0', () => {
    expect(share({ qty: 200 }, 2)).toBeNull();
    expect(share({ qty: 201 }, 2)).toBe(most(200));
    expect(share({ qty: 400, buyer: 400, network: 900 }, 0)).toBeNull();
  });
});

describe('the seller’s own limit, all unpaid orders together', () => {
  const limit = (held: number, qty: number, factor = ONCE) =>
    limitProblem({ nama: 'Kopi Gayo', qty, held, limit: 3 }, factor)?.info ?? null;

  it('counts what is held and what is ordered', () => {
    expect(limit(2, 1)).toBeNull();
    expect(limit(2, 2)).toBe(orderMessages.batasDenganBelumDibayar('Kopi Gayo', 3, 2));
    expect(limit(3, 1)).toBe(orderMessages.batasDenganBelumDibayar('Kopi Gayo', 3, 3));
  });

  it('of one order alone is reported by the checkout', () => expect(limit(0, 4)).toBeNull());

  it('is switched off with the factor', () => expect(limit(3, 1, 0)).toBeNull());
});

import fc from 'fast-check';
import { mostHeldPieces, mostUnpaidOrders } from './hold-limits.ts';

test('a buyer has ten unpaid orders in a store, a network address five hundred', () => {
  expect(mostUnpaidOrders('buyer')).toBe(10);
  expect(mostUnpaidOrders('network')).toBe(500);
});

test('all of a small stock may be held, and a part of a large one', () => {
  expect(mostHeldPieces('buyer', 7)).toBe(20);
  expect(mostHeldPieces('buyer', 3_000)).toBe(750);
  expect(mostHeldPieces('network', 3_000)).toBe(1_500);
});

test('a network address always holds more than a buyer, and never all of a large sale', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (stock) => {
      const network = mostHeldPieces('network', stock);
      expect(network).toBeGreaterThan(mostHeldPieces('buyer', stock));
      if (stock > 200) expect(network).toBeLessThan(stock);
    }),
  );
});

test('neither a buyer nor an address gets all of what is free, of six pieces and more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 1_000_000 }), (stock) => {
      for (const kind of ['buyer', 'network'] as const)
        expect(mostHeldPieces(kind, stock, 1, true)).toBeLessThan(stock);
    }),
  );
});

test('a factor multiplies, and 0 switches off', () => {
  expect(mostUnpaidOrders('buyer', 2)).toBe(20);
  expect(mostHeldPieces('buyer', 7, 0)).toBe(Infinity);
  expect(mostUnpaidOrders('network', 0)).toBe(Infinity);
});

test('a factor multiplies the share of a stock, too', () => {
  expect(mostHeldPieces('buyer', 3_000, 2)).toBe(1_500);
  expect(mostHeldPieces('buyer', 7, 0.5)).toBe(10);
});

import type { tickets } from '../../db/schema/events.ts';
import { saleStatus, ticketView } from './ticket-sale.ts';

const saleStart = new Date('2026-11-20T00:00:00Z');
const saleEnd = new Date('2026-11-30T00:00:00Z');
const status = (now: string, own: { quota?: number; sold?: number } = {}) =>
  saleStatus({ quota: 10, sold: 0, saleStart, saleEnd, ...own }, new Date(now));

describe('whether a ticket is sold', () => {
  it.each([
    ['2026-11-19T23:59:59.999Z', 'not_started'],
    ['2026-11-20T00:00:00.000Z', 'on_sale'],
    ['2026-11-30T00:00:00.000Z', 'on_sale'],
    ['2026-11-30T00:00:00.001Z', 'sale_ended'],
  ])('at %s it is %s', (now, expected) => {
    expect(status(now)).toBe(expected);
  });

  it('until the last one is taken', () => {
    expect(status('2026-11-25T00:00:00Z', { sold: 9 })).toBe('on_sale');
    expect(status('2026-11-25T00:00:00Z', { sold: 10 })).toBe('out_stock');
    expect(status('2026-11-25T00:00:00Z', { quota: 0 })).toBe('out_stock');
  });

  it('reports that the sale is over rather than that none is left', () => {
    expect(status('2026-12-01T00:00:00Z', { sold: 10 })).toBe('sale_ended');
    expect(status('2026-11-01T00:00:00Z', { sold: 10 })).toBe('not_started');
  });
});

describe('whether few are left', () => {
  const isFewLeft = (own: { quota: number; sold: number; maxQty?: number }, now = '2026-11-25T00:00:00Z') => {
    const ticket = { id: 1, namaTiket: 'VIP', harga: 0, maxQty: null, saleStart, saleEnd, ...own };
    return ticketView(ticket as typeof tickets.$inferSelect, new Date(now)).is_few_left;
  };

  it('from ten on, whatever one order may take', () => {
    expect(isFewLeft({ quota: 100, sold: 89 })).toBe(false);
    expect(isFewLeft({ quota: 100, sold: 90 })).toBe(true);
    expect(isFewLeft({ quota: 100, sold: 0, maxQty: 2 })).toBe(false);
    expect(isFewLeft({ quota: 100, sold: 95, maxQty: 2 })).toBe(true);
  });

  it('not when none is left, and not outside of its sale', () => {
    expect(isFewLeft({ quota: 5, sold: 5 })).toBe(false);
    expect(isFewLeft({ quota: 5, sold: 0 }, '2026-11-01T00:00:00Z')).toBe(false);
    expect(isFewLeft({ quota: 5, sold: 0 }, '2026-12-01T00:00:00Z')).toBe(false);
  });
});

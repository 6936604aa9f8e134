import { saleStatus } from './ticket-sale.ts';

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

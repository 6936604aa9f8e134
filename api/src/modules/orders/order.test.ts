import { isOverdue, isPaid } from './order.ts';

const due = new Date('2026-11-22T03:00:00Z');
const at = (ms: number) => new Date(due.getTime() + ms);

describe('an order to be paid', () => {
  it('is overdue from its deadline on', () => {
    const order = { status: 'UNPAID', expiresAt: due } as const;
    expect(isOverdue(order, at(-1))).toBe(false);
    expect(isOverdue(order, due)).toBe(true);
    expect(isOverdue(order, at(1))).toBe(true);
  });

  it('is never overdue without such a moment', () => {
    expect(isOverdue({ status: 'UNPAID', expiresAt: null }, due)).toBe(false);
  });

  it.each(['CONFIRMED', 'PAID', 'SELESAI', 'REJECTED', 'EXPIRED'] as const)(
    'is not overdue when it is %s',
    (status) => expect(isOverdue({ status, expiresAt: due }, at(1))).toBe(false),
  );

  it('is paid when the money came, whatever became of the goods', () => {
    const all = ['UNPAID', 'CONFIRMED', 'PAID', 'SELESAI', 'REJECTED', 'EXPIRED'] as const;
    expect(all.filter((status) => isPaid({ status }))).toEqual(['PAID', 'SELESAI']);
  });
});

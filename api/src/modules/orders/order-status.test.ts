import { deliveryTransitions, givesBack, openStatuses, paymentTransitions } from './order-status.ts';

const steps = Object.entries(paymentTransitions);

describe('order status', () => {
  it('never leaves what is final', () => {
    for (const [, { from }] of steps) {
      expect(from).not.toContain('PAID');
      expect(from).not.toContain('EXPIRED');
      expect(from).not.toContain('REJECTED');
    }
  });

  it('only leaves what is open, and gives back exactly when there is no sale', () => {
    for (const [, { from }] of steps)
      expect(from.every((status) => openStatuses.includes(status))).toBe(true);
    expect(givesBack('expire')).toBe(true);
    expect(givesBack('reject')).toBe(true);
    expect(givesBack('pay')).toBe(false);
    expect(givesBack('confirm')).toBe(false);
    expect(givesBack('send-proof')).toBe(false);
  });

  it('does not let an order with a proof expire', () => {
    expect(paymentTransitions.expire.from).toEqual(['UNPAID']);
  });

  it('delivers forwards only, and is received once it was sent', () => {
    expect(deliveryTransitions.receive).toEqual({ from: ['DIKIRIM'], to: 'SELESAI' });
    expect(deliveryTransitions.pack.from).not.toContain('DIKIRIM');
    expect(deliveryTransitions.ship.from).not.toContain('SELESAI');
  });
});

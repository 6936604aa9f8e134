import type { DeliveryStatus, OrderStatus } from '@lapak/contracts/api/order';

/** What can happen to an order's payment. */
export type PaymentStep = 'send-proof' | 'confirm' | 'reject' | 'pay' | 'expire' | 'cancel';

/** What can happen to its delivery. */
export type DeliveryStep = 'pack' | 'ship' | 'receive';

interface Transition<Status extends string> {
  from: readonly Status[];
  to: Status;
}

/**
 * Every change of an order's payment there is (spec 3 §4). `confirm` and `reject` are the operator's, `pay` the
 * payment provider's, `expire` the clock's, `cancel` its buyer's: no status of the specification distinguishes a
 * cancelled order from an expired one. An order with a proof never expires: a person reviews it.
 */
export const paymentTransitions: Readonly<Record<PaymentStep, Transition<OrderStatus>>> = {
  'send-proof': { from: ['UNPAID'], to: 'CONFIRMED' },
  confirm: { from: ['UNPAID', 'CONFIRMED'], to: 'PAID' },
  reject: { from: ['UNPAID', 'CONFIRMED'], to: 'REJECTED' },
  pay: { from: ['UNPAID', 'CONFIRMED'], to: 'PAID' },
  expire: { from: ['UNPAID'], to: 'EXPIRED' },
  cancel: { from: ['UNPAID'], to: 'EXPIRED' },
};

/** Every change of a paid order's delivery there is (spec 3 §4). Small parcels may go without being packed first. */
export const deliveryTransitions: Readonly<Record<DeliveryStep, Transition<DeliveryStatus>>> = {
  pack: { from: ['BELUM DIKIRIM'], to: 'DIPACKING' },
  ship: { from: ['BELUM DIKIRIM', 'DIPACKING'], to: 'DIKIRIM' },
  receive: { from: ['DIKIRIM'], to: 'SELESAI' },
};

/** Orders that still hold their stock, voucher and unique code, and may yet be paid. */
export const openStatuses: readonly OrderStatus[] = ['UNPAID', 'CONFIRMED'];

/** Whether a step ends an order without a sale, so that what it took goes back. */
export const givesBack = (step: PaymentStep): boolean =>
  paymentTransitions[step].to === 'EXPIRED' || paymentTransitions[step].to === 'REJECTED';

import type { PaymentAccountSnapshot } from '../../db/schema/orders.ts';
import type { OrderStatus } from '@lapak/contracts/api/order';

/** An order's key: tables that grow with sellers have the seller first. */
export interface OrderKey {
  storeId: number;
  id: number;
}

/** Several orders of a store. */
export interface OrderKeys {
  storeId: number;
  ids: readonly number[];
}

/** Orders of goods, services and digital products; orders of tickets. */
export type PayableKind = 'order' | 'event';

/** What paying needs of an order, whatever was ordered. */
export interface PayableOrder extends OrderKey {
  invoice: string;
  status: OrderStatus;
  expiresAt: Date | null;
  /** Chosen at the checkout; null when any account may be paid to. */
  paymentAccount: PaymentAccountSnapshot | null;
}

/** Statuses of orders that have been paid. */
export const paidStatuses: readonly OrderStatus[] = ['PAID', 'SELESAI'];

export const isPaid = ({ status }: Pick<PayableOrder, 'status'>): boolean => paidStatuses.includes(status);

/** Whether an unpaid order may not be paid any more, though the sweep has not ended it yet. */
export const isOverdue = (order: Pick<PayableOrder, 'status' | 'expiresAt'>, now: Date): boolean =>
  order.status === 'UNPAID' && order.expiresAt !== null && order.expiresAt <= now;

import type { OrderStatus } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';

/** Paid or confirmed orders link to the status page; the others to the payment page. */
export function cardTarget(username: string, order: { id: string; status: OrderStatus }): string {
  const isPaidFor = order.status === 'PAID' || order.status === 'CONFIRMED' || order.status === 'SELESAI';
  return isPaidFor ? paths.orderStatus(username, order.id) : paths.checkoutDetail(username, order.id);
}

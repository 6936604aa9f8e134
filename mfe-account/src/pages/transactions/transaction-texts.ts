import type { OrderStatus } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { formatDateLong, formatDateShort } from '@lapak/domain/dates';

/** Orders that are paid for, or say so, stand on the status page; the others on the payment page. */
export function cardTarget(username: string, order: { id: string; status: OrderStatus }): string {
  const isPaidFor = order.status === 'PAID' || order.status === 'CONFIRMED' || order.status === 'SELESAI';
  return isPaidFor ? paths.orderStatus(username, order.id) : paths.checkoutDetail(username, order.id);
}

export function cardDate(createdAt: string, isNewerLayout: boolean): string {
  return isNewerLayout ? formatDateShort(createdAt) : formatDateLong(createdAt);
}

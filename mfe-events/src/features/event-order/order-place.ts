import type { OrderStatus } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import type { EventOrderKey } from '../../api/event-order-api.ts';

const paidFor: readonly OrderStatus[] = ['CONFIRMED', 'PAID', 'SELESAI'];

/** Whether an order is paid or confirmed by its buyer. */
export const isPaidFor = (status: OrderStatus): boolean => paidFor.includes(status);

/** The page of an order by its status (spec 3 §4): payment or status. */
export function placeOf(username: string, { id, token }: EventOrderKey, status: OrderStatus): string {
  return isPaidFor(status)
    ? paths.eventTransactionDetail(username, id, token)
    : paths.eventCheckoutDetail(username, id, token);
}

import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';
import type { EventOrderKey } from '../../api/event-order-api.ts';

/** The page of an order by its status (spec 3 §4): payment or status. */
export function placeOf(username: string, { id, token }: EventOrderKey, status: string): string {
  return isPaidFor(status)
    ? paths.eventTransactionDetail(username, id, token)
    : paths.eventCheckoutDetail(username, id, token);
}

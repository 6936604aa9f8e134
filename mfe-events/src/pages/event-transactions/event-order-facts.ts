import type { EventTransaction } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';

const ADDRESS_LENGTH = 70;

/** An address truncated for a card (spec 3 §2). */
export function shortAddress(address: string): string {
  const characters = [...address];
  return characters.length > ADDRESS_LENGTH ? `${characters.slice(0, ADDRESS_LENGTH).join('')}...` : address;
}

/** URL of an order's page (spec 3 §2): status page when paid or confirmed, else payment page. */
export function cardTarget(
  username: string,
  order: Pick<EventTransaction, 'id' | 'token' | 'status'>,
): string {
  return paths.eventOrderEntry(
    username,
    isPaidFor(order.status) ? 'transaction-detail' : 'checkout-detail',
    order,
  );
}

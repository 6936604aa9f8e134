import type { EventTransaction } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';

const ADDRESS_LENGTH = 70;

/** An address as a card has room for it (spec 3 §2). */
export function shortAddress(address: string): string {
  const characters = [...address];
  return characters.length > ADDRESS_LENGTH ? `${characters.slice(0, ADDRESS_LENGTH).join('')}...` : address;
}

/** Where an order is looked at (spec 3 §2): the one that is paid for, or says so, and the others. */
export function cardTarget(
  username: string,
  order: Pick<EventTransaction, 'id' | 'token' | 'status'>,
): string {
  const isPaidFor = order.status === 'PAID' || order.status === 'CONFIRMED';
  return paths.eventOrderEntry(username, isPaidFor ? 'transaction-detail' : 'checkout-detail', order);
}

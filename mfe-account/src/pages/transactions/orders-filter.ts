import { cutText } from '@lapak/domain/well-formed';
import type { OrderStatus } from '@lapak/contracts/api/order';
import type { OrderListArgs } from '../../api/order-api.ts';

/** The states to choose from, in the order in which an order meets them. */
export const orderStates = [
  { value: 'UNPAID', label: 'Belum dibayar' },
  { value: 'CONFIRMED', label: 'Sedang diperiksa' },
  { value: 'PAID', label: 'Sudah dibayar' },
  { value: 'EXPIRED', label: 'Kadaluarsa' },
  { value: 'REJECTED', label: 'Ditolak' },
] as const satisfies readonly { value: OrderStatus; label: string }[];

/** More letters than an order's number has; the API takes no more. */
export const LONGEST_SEARCH = 60;

/** What the address of the list asks for; an unknown state is none. */
export function filterOf(username: string, search: URLSearchParams): OrderListArgs {
  const status = orderStates.find(({ value }) => value === search.get('status'))?.value ?? null;
  return { username, status, search: cutText(search.get('search')?.trim() ?? '', LONGEST_SEARCH) };
}

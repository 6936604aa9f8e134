import type { OrderStatus } from '@lapak/contracts/api/order';
import { isApiError } from '@lapak/runtime';

const statuses = ['UNPAID', 'CONFIRMED', 'PAID', 'EXPIRED', 'REJECTED', 'SELESAI'] as const;

/** What has become of an order whose proof was refused (spec 3 §8, `status_pembayaran`); null where nothing says so. */
export function statusOfRefusal(failure: unknown): OrderStatus | null {
  if (typeof failure !== 'object' || failure === null || !('error' in failure)) return null;
  const data = isApiError(failure.error) ? failure.error.data : null;
  if (typeof data !== 'object' || data === null || !('status_pembayaran' in data)) return null;
  return statuses.find((status) => status === data.status_pembayaran) ?? null;
}

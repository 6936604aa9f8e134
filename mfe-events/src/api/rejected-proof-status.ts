import type { OrderStatus } from '@lapak/contracts/api/order';
import { isApiError } from '@lapak/runtime';

const statuses = ['UNPAID', 'CONFIRMED', 'PAID', 'EXPIRED', 'REJECTED', 'SELESAI'] as const;

/** Status of an order whose proof was rejected (spec 3 §8, `status_pembayaran`); null when the answer lacks it. */
export function rejectedProofStatus(failure: unknown): OrderStatus | null {
  if (typeof failure !== 'object' || failure === null || !('error' in failure)) return null;
  const data = isApiError(failure.error) ? failure.error.data : null;
  if (typeof data !== 'object' || data === null || !('status_pembayaran' in data)) return null;
  return statuses.find((status) => status === data.status_pembayaran) ?? null;
}

import { ORDER_FRESH_SECONDS } from '@lapak/domain/order-poll';
import { isApiError } from '@lapak/runtime';

/** An order's page: `Found` is what the API's answer means to it. */
export type OrderView<Found> =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; isRetrying: boolean; retry: () => void }
  | ({ state: 'ready' } & Found);

interface OrderQuery<Answer> {
  currentData?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Statuses for unknown or malformed ids and tokens. */
const unknownStatuses: readonly (number | string)[] = [400, 404, 422];

const isUnknown = ({ currentData, error }: { currentData?: unknown; error?: unknown }) =>
  !currentData && isApiError(error) && unknownStatuses.includes(error.status);

/**
 * Options of the query of an order.
 * @param known the query's state
 * @param pollMs poll interval of an order, undefined before it has loaded; 0: never
 */
export const orderQuery = <Order>(
  known: { currentData?: { data: Order }; error?: unknown },
  pollMs: (order: Order | undefined) => number,
) => ({
  pollingInterval: isUnknown(known) ? 0 : pollMs(known.currentData?.data),
  refetchOnMountOrArgChange: ORDER_FRESH_SECONDS,
});

/** The state of a page by its query. Once the order has loaded, failed calls are not reported (spec 3 §8). */
export function orderView<Answer, Found>(
  query: OrderQuery<Answer>,
  read: (answer: Answer) => Found,
): OrderView<Found> {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData) return { state: 'ready', ...read(currentData) };
  if (isUnknown(query)) return { state: 'missing' };
  if (error === undefined) return { state: 'loading' };
  return { state: 'failed', isRetrying: isFetching, retry: () => void refetch() };
}

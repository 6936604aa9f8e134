import { paths } from '@lapak/contracts/routes';
import type { EarlierOrderOptions } from '@lapak/ordering/place-order/use-earlier-order';
import { useCancelPlacedOrderMutation, useNavigate } from '@lapak/runtime';

/** Options for an order that an earlier submit has made in a store. */
export function useEarlierOptions(username: string): EarlierOrderOptions {
  const navigate = useNavigate();
  const [cancel] = useCancelPlacedOrderMutation();
  return {
    cancel: (idempotencyKey) => cancel({ username, idempotencyKey }),
    open: ({ id }) => void navigate(paths.checkoutDetail(username, id)),
  };
}

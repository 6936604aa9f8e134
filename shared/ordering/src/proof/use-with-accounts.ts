import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { CONFIRM_POLL_MS } from '@lapak/domain/order-poll';
import { useGetBankListQuery } from '@lapak/runtime';
import { useFailureToast } from '@lapak/ui/use-failure-toast';
import type { OrderView } from '../order/order-view.ts';

/** The order of a confirmation is polled while it is unpaid. */
export const confirmationPoll = (order: { status: string } | undefined) =>
  order?.status === 'UNPAID' ? CONFIRM_POLL_MS : 0;

/** An order with the accounts that its proof chooses from; a failed load shows a toast (spec 3 §8). */
export function useWithAccounts<Found>(
  username: string,
  order: OrderView<Found>,
): OrderView<Found & { accounts: PaymentMethodItem[] }> {
  const { currentData: accounts, error, isFetching, refetch } = useGetBankListQuery(username);
  const hasNoAccounts = !accounts && error !== undefined;
  const hasFailed = order.state === 'failed' || (order.state === 'ready' && hasNoAccounts);
  const isRetrying = (order.state === 'failed' && order.isRetrying) || (hasNoAccounts && isFetching);
  useFailureToast(hasFailed && !isRetrying);

  if (order.state === 'missing') return order;
  if (order.state === 'ready' && accounts) return { ...order, accounts: accounts.data };
  if (!hasFailed) return { state: 'loading' };
  return {
    state: 'failed',
    isRetrying,
    retry: () => {
      if (order.state === 'failed') order.retry();
      if (hasNoAccounts) void refetch();
    },
  };
}

import type { Order } from '@lapak/contracts/api/order';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { CONFIRM_POLL_MS, ORDER_FRESH_SECONDS } from '@lapak/domain/order-poll';
import { isApiError, useGetBankListQuery } from '@lapak/runtime';
import { orderApi, useGetOrderQuery, type OrderKey } from '../../api/order-api.ts';
import { useFailureToast } from '@lapak/ui/use-failure-toast';
import { isNewerLayout } from '@lapak/domain/store-layout';

type ConfirmPaymentView =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      order: Order;
      accounts: PaymentMethodItem[];
      /** The server's time when the order was read. */
      dateServer: string;
      isNewerLayout: boolean;
    };

/** The order, polled while it is unpaid, and the accounts to choose from; a failed load shows a toast (spec 3 §8). */
export function useConfirmPayment(key: OrderKey): ConfirmPaymentView {
  const known = orderApi.endpoints.getOrder.useQueryState(key);
  const order = useGetOrderQuery(key, {
    pollingInterval: known.currentData?.data.status === 'UNPAID' ? CONFIRM_POLL_MS : 0,
    refetchOnMountOrArgChange: ORDER_FRESH_SECONDS,
  });
  const banks = useGetBankListQuery(key.username);
  const isMissing = isApiError(order.error) && order.error.status === 404;
  const isBusy = order.isFetching || banks.isFetching;
  const { currentData: found } = order;
  const { currentData: accounts } = banks;
  const hasFailed = !isBusy && !isMissing && !(found && accounts) && (order.isError || banks.isError);

  useFailureToast(hasFailed);

  if (isMissing && !isBusy) return { state: 'missing' };
  if (found && accounts) {
    return {
      state: 'ready',
      order: found.data,
      accounts: accounts.data,
      dateServer: found.date_server,
      isNewerLayout: isNewerLayout(found.setting.theme_onlinestore),
    };
  }
  if (!hasFailed) return { state: 'loading' };
  return {
    state: 'failed',
    retry: () => {
      if (order.isError) void order.refetch();
      if (banks.isError) void banks.refetch();
    },
  };
}

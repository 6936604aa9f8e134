import type { EventTransaction } from '@lapak/contracts/api/event';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import { CONFIRM_POLL_MS } from '@lapak/domain/order-poll';
import { useGetBankListQuery } from '@lapak/runtime';
import { useFailureToast } from '@lapak/ui/use-failure-toast';
import type { EventOrderKey } from '../../api/event-order-api.ts';
import { useEventOrder } from '../../features/event-order/use-event-order.ts';

type EventConfirmPaymentView =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      order: EventTransaction;
      accounts: PaymentMethodItem[];
      /** The server's time when the order was read. */
      dateServer: string;
    };

const pollMs = (order: EventTransaction | undefined) => (order?.status === 'UNPAID' ? CONFIRM_POLL_MS : 0);

/** The order and the accounts to choose from; a failed load shows a toast (spec 3 §8). */
export function useEventConfirmPayment(username: string, key: EventOrderKey | null): EventConfirmPaymentView {
  const order = useEventOrder({ username, key, pollMs });
  const banks = useGetBankListQuery(username);
  const hasNoBanks = banks.isError && !banks.isFetching;
  const hasFailed = order.state === 'failed' || (order.state === 'ready' && hasNoBanks);

  useFailureToast(hasFailed);

  if (order.state === 'ready' && banks.currentData) {
    return { ...order, accounts: banks.currentData.data };
  }
  if (order.state === 'missing') return order;
  if (!hasFailed) return { state: 'loading' };
  return {
    state: 'failed',
    retry: () => {
      if (order.state === 'failed') order.retry();
      if (banks.isError) void banks.refetch();
    },
  };
}

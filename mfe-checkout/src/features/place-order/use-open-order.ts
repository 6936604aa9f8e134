import type { CheckoutAnswer } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { useLeaveForOrder } from '@lapak/ordering/place-order/use-leave-for-order';
import { useNavigate } from '@lapak/runtime';
import { writeVoucherCode } from '@lapak/ordering/voucher/voucher-storage';
import { toast } from '@lapak/ui/toast';

interface LeaveOptions {
  username: string;
  /** Key of the form whose draft is deleted. */
  form: string;
  /** Empties what was ordered. */
  finish: () => void;
}

/** After an order is made (spec 2 §4, "Submit"): toast, remove the ordered lines and the voucher, open the order. */
export function useOpenOrder({ username, form, finish }: LeaveOptions) {
  const navigate = useNavigate();
  return useLeaveForOrder<CheckoutAnswer['data']>(form, {
    clear: ({ mailed }) => {
      if (!mailed) toast.warning(messages.orderNotMailed, { duration: Infinity });
      else toast.success(messages.purchaseDetailMailed);
      finish();
      writeVoucherCode(username, null);
    },
    open: ({ id }) => void navigate(paths.checkoutDetail(username, id), { replace: true }),
  });
}

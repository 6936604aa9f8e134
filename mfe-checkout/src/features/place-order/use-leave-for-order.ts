import { paths } from '@lapak/contracts/routes';
import { writeDraft } from '@lapak/forms/draft';
import { useNavigate, writeVoucherCode } from '@lapak/runtime';
import { useEffect, useState } from 'react';

interface LeaveOptions {
  username: string;
  /** Names the form whose draft is done with. */
  form: string;
  /** Empties what was ordered. */
  finish: () => void;
}

/**
 * After a made order (spec 2 §4, "Submit"): what was ordered is emptied, draft and voucher are forgotten, and the
 * order's page takes this page's place. Emptying waits until the page knows of the order: an empty cart would send
 * the shopper to the store's home instead.
 */
export function useLeaveForOrder({ username, form, finish }: LeaveOptions) {
  const navigate = useNavigate();
  const [orderId, setOrderId] = useState<string | null>(null);

  useEffect(() => {
    if (orderId === null) return;
    finish();
    writeDraft(form, null);
    writeVoucherCode(username, null);
    void navigate(paths.checkoutDetail(username, orderId), { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per order
  }, [orderId]);

  return { isOrdered: orderId !== null, leaveFor: setOrderId };
}

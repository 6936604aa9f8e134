import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { RETURN_TO } from '@lapak/domain/navigation-state';
import { errorInfo, isApiError } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { Button } from '@lapak/ui/button';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useConfirmReceivedMutation } from '../../api/order-api.ts';
import { isSessionEnd } from '@lapak/runtime/is-session-end';

/** Duration of the success message (spec 3 §8). */
const SUCCESS_MS = 3000;

/** The reason when the order is not that far; else the message of the specification. */
const refusalOf = (error: unknown): string =>
  isApiError(error) && error.status === 409
    ? errorInfo(error, messages.transactionNotUpdated)
    : messages.transactionNotUpdated;

/** 'Terima Barang': confirms first, then posts that the parcel has arrived. */
export function ReceiveButton({ username, orderId }: { username: string; orderId: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigateFromHere();
  const [confirmReceived, { isLoading }] = useConfirmReceivedMutation();

  const receive = async () => {
    setAsking(false);
    const id = toast.loading(messages.pleaseWait);
    const { error } = await confirmReceived({ username, id: orderId });
    if (isSessionEnd(error)) {
      toast.error(messages.transactionNotUpdated, { id });
      await navigate(paths.login(username), { state: { [RETURN_TO]: paths.orderStatus(username, orderId) } });
    } else if (error) toast.error(refusalOf(error), { id });
    else toast.success(messages.transactionUpdated, { id, duration: SUCCESS_MS });
  };

  return (
    <>
      <Button loading={isLoading} onClick={() => setAsking(true)}>
        Terima Barang
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.confirmGoodsReceived}
        confirmLabel="Ya"
        onConfirm={() => void receive()}
      />
    </>
  );
}

import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { Navigate, prefetchQuery, sharedApi, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { OrderMain } from '@lapak/ordering/order/order-main';
import { ConfirmPayment } from '@lapak/ordering/proof/confirm-payment';
import { confirmationPoll, useWithAccounts } from '@lapak/ordering/proof/use-with-accounts';
import { eventOrderApi, useSendEventProofMutation } from '../../api/event-order-api.ts';
import { EventOrderMissing } from '../../features/event-order/event-order-missing.tsx';
import { placeOf } from '../../features/event-order/order-place.ts';
import { PrivateMetadata } from '../../features/event-order/private-metadata.tsx';
import { useEventOrder } from '../../features/event-order/use-event-order.ts';
import { orderKeyOf, useOrderKey } from '../../lib/order-token.ts';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const key = orderKeyOf(context.params);
  if (!key) return;
  await Promise.all([
    prefetchQuery(context, eventOrderApi.endpoints.getEventOrder, key),
    prefetchQuery(context, sharedApi.endpoints.getBankList, context.params.username ?? ''),
  ]);
};

/** Confirms a transfer for tickets to the seller, with its proof (spec 3 §2). */
export default function EventConfirmPaymentPage() {
  const { username = '' } = useParams();
  const key = useOrderKey();
  const view = useWithAccounts(username, useEventOrder({ username, key, pollMs: confirmationPoll }));
  const [send, { isLoading }] = useSendEventProofMutation();
  const goBack = useGoBack(
    key ? paths.eventCheckoutDetail(username, key.id, key.token) : paths.events(username),
  );

  if (key && view.state === 'ready' && (view.order.status !== 'UNPAID' || isPaidInCash(view.order))) {
    return <Navigate to={placeOf(username, key, view.order.status)} replace />;
  }
  return (
    <>
      <StoreTitle page="Konfirmasi Pembayaran" />
      <PrivateMetadata />
      <BackBar title="Konfirmasi Pembayaran" onBack={goBack} />
      <OrderMain view={view} missing={<EventOrderMissing username={username} />} hasRetry isNarrow>
        {(found) => (
          <ConfirmPayment
            {...found}
            username={username}
            token={found.order.token}
            dateField="tanggal_transfer"
            submitLabel="Submit"
            send={(upload) => send({ key: { id: found.order.id, token: found.order.token }, ...upload })}
            isSending={isLoading}
          />
        )}
      </OrderMain>
    </>
  );
}

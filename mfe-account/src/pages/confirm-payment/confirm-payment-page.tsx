import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { OrderMain } from '@lapak/ordering/order/order-main';
import { ConfirmPayment } from '@lapak/ordering/proof/confirm-payment';
import { confirmationPoll, useWithAccounts } from '@lapak/ordering/proof/use-with-accounts';
import { Navigate, prefetchQuery, sharedApi, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { orderApi, orderKeyOf, useSendProofMutation } from '../../api/order-api.ts';
import { OrderMissing } from '../../components/order-missing.tsx';
import { useOrder } from '../../features/order/use-order.ts';

export const prefetch: PageModule['prefetch'] = (context) =>
  Promise.all([
    prefetchQuery(context, orderApi.endpoints.getOrder, orderKeyOf(context.params)),
    prefetchQuery(context, sharedApi.endpoints.getBankList, context.params.username ?? ''),
  ]);

/** Confirms a transfer to the seller, with its proof (spec 3 §2). */
export default function ConfirmPaymentPage() {
  const { username = '', id = '' } = useParams();
  const goBack = useGoBack(paths.checkoutDetail(username, id));
  const key = { username, id };
  const view = useWithAccounts(username, useOrder(key, confirmationPoll));
  const [send, { isLoading }] = useSendProofMutation();

  if (view.state === 'ready' && (view.order.status !== 'UNPAID' || isPaidInCash(view.order))) {
    const page = isPaidFor(view.order.status) ? paths.orderStatus : paths.checkoutDetail;
    return <Navigate to={page(username, id)} replace />;
  }
  return (
    <>
      <StoreTitle page="Konfirmasi Pembayaran" />
      <BackBar title="Konfirmasi Pembayaran" onBack={goBack} />
      <OrderMain view={view} missing={<OrderMissing username={username} />} hasRetry isNarrow>
        {({ setting, ...found }) => (
          <ConfirmPayment
            {...found}
            username={username}
            dateField="transfer_date"
            submitLabel={isNewerLayout(setting.theme_onlinestore) ? 'Konfirmasi' : 'Submit'}
            send={(upload) => send({ key, ...upload })}
            isSending={isLoading}
          />
        )}
      </OrderMain>
    </>
  );
}

import type { Order } from '@lapak/contracts/api/order';
import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { Navigate, prefetchQuery, sharedApi, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { ErrorCard } from '@lapak/ui/error-card';
import { orderApi, orderKeyOf } from '../../api/order-api.ts';
import { PageLoading } from '@lapak/ui/page-loading';
import { OrderMissing } from '../../components/order-missing.tsx';
import { ConfirmPaymentForm } from './confirm-payment-form.tsx';
import { useConfirmPayment } from './use-confirm-payment.ts';
import styles from './confirm-payment.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  Promise.all([
    prefetchQuery(context, orderApi.endpoints.getOrder, orderKeyOf(context.params)),
    prefetchQuery(context, sharedApi.endpoints.getBankList, context.params.username ?? ''),
  ]);

/** The page of an order that is not waiting for its payment (spec 3 §4). */
function placeOf(status: Order['status'], username: string, id: string): string {
  const isOver = status === 'EXPIRED' || status === 'REJECTED';
  return isOver ? paths.checkoutDetail(username, id) : paths.orderStatus(username, id);
}

/** Confirms a transfer to the seller, with its proof (spec 3 §2). */
export default function ConfirmPaymentPage() {
  const { username = '', id = '' } = useParams();
  const goBack = useGoBack(paths.checkoutDetail(username, id));
  const view = useConfirmPayment({ username, id });

  if (view.state === 'ready' && view.order.status !== 'UNPAID') {
    return <Navigate to={placeOf(view.order.status, username, id)} replace />;
  }
  if (view.state === 'ready' && isPaidInCash(view.order)) {
    return <Navigate to={paths.checkoutDetail(username, id)} replace />;
  }
  return (
    <>
      <StoreTitle page="Konfirmasi Pembayaran" />
      <BackBar title="Konfirmasi Pembayaran" onBack={goBack} />
      <main className={styles.page}>
        {view.state === 'loading' && <PageLoading label="Memuat pesanan" />}
        {view.state === 'missing' && <OrderMissing username={username} />}
        {view.state === 'failed' && <ErrorCard onRetry={view.retry} />}
        {view.state === 'ready' && <ConfirmPaymentForm username={username} {...view} />}
      </main>
    </>
  );
}

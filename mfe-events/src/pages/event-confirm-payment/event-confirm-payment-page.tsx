import { isPaidInCash } from '@lapak/contracts/how-to-pay';
import { paths } from '@lapak/contracts/routes';
import { Navigate, prefetchQuery, sharedApi, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import { eventOrderApi } from '../../api/event-order-api.ts';
import { EventOrderMissing } from '../../features/event-order/event-order-missing.tsx';
import { placeOf } from '../../features/event-order/order-place.ts';
import { PrivateMetadata } from '../../features/event-order/private-metadata.tsx';
import { orderKeyOf, useOrderKey } from '../../lib/order-token.ts';
import { EventConfirmPaymentForm } from './event-confirm-payment-form.tsx';
import styles from './event-confirm-payment.module.css';
import { useEventConfirmPayment } from './use-event-confirm-payment.ts';

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
  const view = useEventConfirmPayment(username, key);
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
      <main className={styles.page}>
        {view.state === 'loading' && <PageLoading label="Memuat pesanan" />}
        {view.state === 'missing' && <EventOrderMissing username={username} />}
        {view.state === 'failed' && <ErrorCard onRetry={view.retry} />}
        {view.state === 'ready' && <EventConfirmPaymentForm username={username} {...view} />}
      </main>
    </>
  );
}

import type { OrderStatus } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { ErrorCard } from '@lapak/ui/error-card';
import { Spinner } from '@lapak/ui/spinner';
import { eventOrderApi } from '../../api/event-order-api.ts';
import { EventOrderMissing } from '../../features/event-order/event-order-missing.tsx';
import { PrivateMetadata } from '../../features/event-order/private-metadata.tsx';
import { useEventOrder } from '../../features/event-order/use-event-order.ts';
import { orderKeyOf, tokenState, useOrderKey } from '../../lib/order-token.ts';
import { TicketsView } from './tickets-view.tsx';
import styles from './event-tickets-page.module.css';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const key = orderKeyOf(context.params);
  if (key) await prefetchQuery(context, eventOrderApi.endpoints.getEventOrder, key);
};

/** The page of an order without tickets (spec 3 §4); null when it has them. Neither URL has the token. */
function otherPage(username: string, order: { id: string; status: OrderStatus }): string | null {
  if (order.status === 'PAID' || order.status === 'SELESAI') return null;
  return order.status === 'CONFIRMED'
    ? paths.eventTransactionDetail(username, order.id)
    : paths.eventCheckoutDetail(username, order.id);
}

/** The tickets of a paid order, to show, print or download (spec 3 §2). */
export default function EventTicketsPage() {
  const { username = '' } = useParams();
  const key = useOrderKey();
  const view = useEventOrder({ username, key });
  const goBack = useGoBack(
    key ? paths.eventTransactionDetail(username, key.id, key.token) : paths.events(username),
  );
  const elsewhere = view.state === 'ready' ? otherPage(username, view.order) : null;

  if (key && elsewhere) return <Navigate to={elsewhere} state={tokenState(key.token)} replace />;
  return (
    <>
      <StoreTitle page={view.state === 'ready' ? `Tiket ${view.order.event.nama_event}` : 'Tiket'} />
      <PrivateMetadata />
      <div className={styles.screenOnly}>
        <BackBar title="Tiket" onBack={goBack} />
      </div>
      <main className={styles.page}>
        {view.state === 'loading' && <Spinner page label="Memuat tiket" />}
        {view.state === 'missing' && <EventOrderMissing username={username} />}
        {view.state === 'failed' && <ErrorCard retrying={view.isRetrying} onRetry={view.retry} />}
        {view.state === 'ready' && <TicketsView username={username} order={view.order} />}
      </main>
    </>
  );
}

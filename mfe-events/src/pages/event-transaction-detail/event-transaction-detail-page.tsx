import type { EventTransaction } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { ORDER_POLL_MS } from '@lapak/domain/order-poll';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { isPaidFor } from '@lapak/domain/order-list';
import { OrderMain } from '@lapak/ordering/order/order-main';
import { eventOrderApi } from '../../api/event-order-api.ts';
import { EventOrderMissing } from '../../features/event-order/event-order-missing.tsx';
import { placeOf } from '../../features/event-order/order-place.ts';
import { PrivateMetadata } from '../../features/event-order/private-metadata.tsx';
import { useEventOrder } from '../../features/event-order/use-event-order.ts';
import { orderKeyOf, useOrderKey } from '../../lib/order-token.ts';
import { EventTransactionDetailView } from './event-transaction-detail-view.tsx';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const key = orderKeyOf(context.params);
  if (key) await prefetchQuery(context, eventOrderApi.endpoints.getEventOrder, key);
};

/** Polled until it has loaded, and while the next step is the admin's. */
const pollMs = (order: EventTransaction | undefined) =>
  !order || order.status === 'CONFIRMED' ? ORDER_POLL_MS : 0;

/** The status of an order of tickets (spec 3 §2). */
export default function EventTransactionDetailPage() {
  const { username = '' } = useParams();
  const key = useOrderKey();
  const view = useEventOrder({ username, key, pollMs });
  const goBack = useGoBack(paths.events(username));

  if (key && view.state === 'ready' && !isPaidFor(view.order.status)) {
    return <Navigate to={placeOf(username, key, view.order.status)} replace />;
  }
  return (
    <>
      <StoreTitle page="Detail Transaksi" />
      <PrivateMetadata />
      <BackBar title="Detail Transaksi" onBack={goBack} />
      <OrderMain view={view} missing={<EventOrderMissing username={username} />}>
        {({ order }) => <EventTransactionDetailView username={username} order={order} />}
      </OrderMain>
    </>
  );
}

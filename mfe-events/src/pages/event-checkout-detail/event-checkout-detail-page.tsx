import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';
import { ORDER_POLL_MS } from '@lapak/domain/order-poll';
import { Navigate, prefetchQuery, sharedApi, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { OrderMain } from '@lapak/ordering/order/order-main';
import { eventOrderApi } from '../../api/event-order-api.ts';
import { EventOrderMissing } from '../../features/event-order/event-order-missing.tsx';
import { placeOf } from '../../features/event-order/order-place.ts';
import { PrivateMetadata } from '../../features/event-order/private-metadata.tsx';
import { useEventOrder } from '../../features/event-order/use-event-order.ts';
import { orderKeyOf, useOrderKey } from '../../lib/order-token.ts';
import { EventCheckoutDetailView } from './event-checkout-detail-view.tsx';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const key = orderKeyOf(context.params);
  if (!key) return;
  const { data: order } = await prefetchQuery(context, eventOrderApi.endpoints.getEventOrder, key);
  if (order.status === 'UNPAID' && !order.payment_method) {
    await prefetchQuery(context, sharedApi.endpoints.getPaymentMethods, context.params.username ?? '');
  }
};

const everyFiveSeconds = () => ORDER_POLL_MS;

/** Payment page of an order of tickets (spec 3 §2); redirects to its detail once it is paid. */
export default function EventCheckoutDetailPage() {
  const { username = '' } = useParams();
  const key = useOrderKey();
  const view = useEventOrder({ username, key, pollMs: everyFiveSeconds });
  const goBack = useGoBack(
    view.state === 'ready' ? paths.event(username, view.order.event.id) : paths.events(username),
  );

  if (key && view.state === 'ready' && isPaidFor(view.order.status)) {
    return <Navigate to={placeOf(username, key, view.order.status)} replace />;
  }
  return (
    <>
      <StoreTitle page="Terima Kasih" />
      <PrivateMetadata />
      <BackBar title="Terima Kasih" onBack={goBack} />
      <OrderMain view={view} missing={<EventOrderMissing username={username} />}>
        {(found) => <EventCheckoutDetailView username={username} {...found} />}
      </OrderMain>
    </>
  );
}

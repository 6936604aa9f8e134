import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';
import { ORDER_POLL_MS } from '@lapak/domain/order-poll';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { orderApi, orderKeyOf } from '../../api/order-api.ts';
import { OrderMain } from '@lapak/ordering/order/order-main';
import { OrderMissing } from '../../components/order-missing.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { CheckoutDetailView } from './checkout-detail-view.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, orderApi.endpoints.getOrder, orderKeyOf(context.params));

const everyFiveSeconds = () => ORDER_POLL_MS;

/** How to pay an order (spec 3 §2); redirects to the status page once it is paid. */
export default function CheckoutDetailPage() {
  const { username = '', id = '' } = useParams();
  const view = useOrder({ username, id }, everyFiveSeconds);
  const goBack = useGoBack(paths.home(username));

  if (view.state === 'ready' && isPaidFor(view.order.status)) {
    return <Navigate to={paths.orderStatus(username, id)} replace />;
  }
  return (
    <>
      <title>{`Detail Checkout - ${username}`}</title>
      <BackBar title="Pembayaran" onBack={goBack} />
      <OrderMain view={view} missing={<OrderMissing username={username} />}>
        {(found) => <CheckoutDetailView username={username} {...found} />}
      </OrderMain>
    </>
  );
}

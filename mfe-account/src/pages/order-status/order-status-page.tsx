import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';
import { ORDER_POLL_MS } from '@lapak/domain/order-poll';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { orderApi, orderKeyOf } from '../../api/order-api.ts';
import { OrderMain } from '@lapak/ordering/order/order-main';
import { OrderMissing } from '../../components/order-missing.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { OrderStatusView } from './order-status-view.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, orderApi.endpoints.getOrder, orderKeyOf(context.params));

/** Poll interval of a paid order with its parcel in transit, whose status changes slowly. */
const DELIVERY_POLL_MS = 15_000;

/** An order is polled while the next step is the admin's or the seller's. */
function pollMs(order: Order | undefined): number {
  if (order?.status === 'CONFIRMED') return ORDER_POLL_MS;
  const isOnItsWay = order?.status === 'PAID' && order.status_pengiriman !== 'SELESAI';
  return isOnItsWay || !order ? DELIVERY_POLL_MS : 0;
}

/** The status of an order (spec 3 §2). */
export default function OrderStatusPage() {
  const { username = '', id = '' } = useParams();
  const view = useOrder({ username, id }, pollMs);
  const goBack = useGoBack(paths.home(username));

  if (view.state === 'ready' && !isPaidFor(view.order.status)) {
    return <Navigate to={paths.checkoutDetail(username, id)} replace />;
  }
  return (
    <>
      <StoreTitle page="Detail Transaksi" />
      <BackBar title="Detail Transaksi" onBack={goBack} />
      <OrderMain view={view} missing={<OrderMissing username={username} />}>
        {({ order, setting }) => <OrderStatusView username={username} order={order} setting={setting} />}
      </OrderMain>
    </>
  );
}

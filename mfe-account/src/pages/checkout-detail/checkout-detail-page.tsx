import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { ORDER_POLL_MS } from '@lapak/domain/order-poll';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { orderApi, orderKeyOf } from '../../api/order-api.ts';
import { PageLoading } from '@lapak/ui/page-loading';
import { OrderMissing } from '../../components/order-missing.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { CheckoutDetailView } from './checkout-detail-view.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, orderApi.endpoints.getOrder, orderKeyOf(context.params));

const shownHere: readonly Order['status'][] = ['UNPAID', 'EXPIRED', 'REJECTED'];
const everyFiveSeconds = () => ORDER_POLL_MS;

/** How to pay an order (spec 3 §2); redirects to the status page once it is paid. */
export default function CheckoutDetailPage() {
  const { username = '', id = '' } = useParams();
  const view = useOrder({ username, id }, everyFiveSeconds);
  const goBack = useGoBack(paths.home(username));

  if (view.state === 'ready' && !shownHere.includes(view.order.status)) {
    return <Navigate to={paths.orderStatus(username, id)} replace />;
  }
  return (
    <>
      <title>{`Detail Checkout - ${username}`}</title>
      <BackBar title="Pembayaran" onBack={goBack} />
      <main>
        {view.state === 'loading' && <PageLoading label="Memuat pesanan" isCut={view.isCut} />}
        {view.state === 'missing' && <OrderMissing username={username} />}
        {view.state === 'ready' && (
          <CheckoutDetailView
            username={username}
            order={view.order}
            setting={view.setting}
            dateServer={view.dateServer}
          />
        )}
      </main>
    </>
  );
}

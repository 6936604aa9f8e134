import { paths } from '@lapak/contracts/routes';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { orderApi, orderKeyOf } from '../../api/order-api.ts';
import { OrderMain } from '@lapak/ordering/order/order-main';
import { OrderMissing } from '../../components/order-missing.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { WriteReviewForm } from './write-review-form.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, orderApi.endpoints.getOrder, orderKeyOf(context.params));

const never = () => 0;

/** A review of each product of an order that has arrived and has none yet (spec 3 §2). */
export default function WriteReviewPage() {
  const { username = '', id = '' } = useParams();
  const view = useOrder({ username, id }, never);
  const goBack = useGoBack(paths.orderStatus(username, id));

  const mayReview =
    view.state !== 'ready' || (view.order.status_pengiriman === 'SELESAI' && !view.order.has_ulasan);
  if (!mayReview) return <Navigate to={paths.home(username)} replace />;
  return (
    <>
      <StoreTitle page="Beri Ulasan" />
      <BackBar title="Beri Ulasan" onBack={goBack} />
      <OrderMain view={view} missing={<OrderMissing username={username} />} isNarrow>
        {({ order }) => <WriteReviewForm username={username} order={order} />}
      </OrderMain>
    </>
  );
}

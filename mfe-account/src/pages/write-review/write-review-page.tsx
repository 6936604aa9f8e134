import { paths } from '@lapak/contracts/routes';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { orderApi, orderKeyOf } from '../../api/order-api.ts';
import { PageLoading } from '@lapak/ui/page-loading';
import { OrderMissing } from '../../components/order-missing.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import { WriteReviewForm } from './write-review-form.tsx';
import styles from './write-review.module.css';

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
      <main className={styles.page}>
        {view.state === 'loading' && <PageLoading label="Memuat pesanan" isCut={view.isCut} />}
        {view.state === 'missing' && <OrderMissing username={username} />}
        {view.state === 'ready' && <WriteReviewForm username={username} order={view.order} />}
      </main>
    </>
  );
}

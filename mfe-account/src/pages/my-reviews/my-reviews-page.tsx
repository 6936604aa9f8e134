import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { isApiError, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { Spinner } from '@lapak/ui/spinner';
import { orderKeyOf } from '../../api/order-api.ts';
import { reviewApi, useGetMyReviewsQuery } from '../../api/review-api.ts';
import { OrderMissing } from '../../components/order-missing.tsx';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { ReviewCard } from '../../features/reviews/review-card.tsx';
import styles from './my-reviews.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, reviewApi.endpoints.getMyReviews, orderKeyOf(context.params));

/** The customer's reviews of an order (spec 3 §2). */
export default function MyReviewsPage() {
  const { username = '', id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetMyReviewsQuery({ username, id });
  const goBack = useGoBack(paths.orderStatus(username, id));
  const reviews = currentData?.data;
  const isLoading = !reviews && (error === undefined || isSessionEnd(error));
  const isMissing = !reviews && isApiError(error) && error.status === 404;
  return (
    <>
      <StoreTitle page="Ulasan Saya" />
      <BackBar title="Ulasan Saya" onBack={goBack} />
      <main className={styles.page}>
        {isLoading && <Spinner label="Memuat ulasan" page />}
        {isMissing && <OrderMissing username={username} />}
        {!reviews && !isLoading && !isMissing && (
          <ErrorCard retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {reviews?.length === 0 && <EmptyState icon={icons.star} title={messages.reviewsEmpty} />}
        {reviews && reviews.length > 0 && (
          <ul className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} heading={review.product.nama} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

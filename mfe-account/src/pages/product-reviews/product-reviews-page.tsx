import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { Navigate, prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { reviewApi } from '../../api/review-api.ts';
import { ListEnd } from '@lapak/ui/list-end';
import { ReviewCard } from '../../features/reviews/review-card.tsx';
import { ProductReviewsMetadata } from './product-reviews-metadata.tsx';
import { ProductReviewsSkeleton } from './product-reviews-skeleton.tsx';
import { useProductReviews } from './use-product-reviews.ts';
import styles from './product-reviews.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, reviewApi.endpoints.getProductReviews, context.params.id ?? '');

/** Reviews of a product (spec 3 §2). */
export default function ProductReviewsPage() {
  const { username = '', id = '' } = useParams();
  const view = useProductReviews(id);
  const goBack = useGoBack(paths.product(username, id));

  if (view.state === 'missing') return <Navigate to="/onlinestore" replace />;
  const productName = view.state === 'ready' ? view.items[0]?.product.nama : undefined;
  return (
    <>
      <ProductReviewsMetadata username={username} productId={id} productName={productName} />
      <BackBar title="Ulasan Produk" onBack={goBack} />
      <main className={styles.page}>
        {productName && <p className={styles.product}>{productName}</p>}
        {view.state === 'loading' && <ProductReviewsSkeleton />}
        {view.state === 'failed' && <ErrorCard retrying={view.isRetrying} onRetry={view.retry} />}
        {view.state === 'ready' && view.items.length === 0 && (
          <EmptyState icon={icons.star} title={messages.reviewsEmpty} />
        )}
        {view.state === 'ready' && view.items.length > 0 && (
          <>
            <ul className={styles.list}>
              {view.items.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} heading={review.user.name} />
                </li>
              ))}
            </ul>
            <ListEnd loadingLabel="Memuat ulasan berikutnya" {...view} />
          </>
        )}
      </main>
    </>
  );
}

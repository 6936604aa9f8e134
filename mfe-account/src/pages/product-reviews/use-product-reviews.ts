import type { Review } from '@lapak/contracts/api/catalogue';
import { isApiError } from '@lapak/runtime';
import { useGetProductReviewsInfiniteQuery } from '../../api/review-api.ts';

type ProductReviewsView =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; isRetrying: boolean; retry: () => void }
  | {
      state: 'ready';
      reviews: Review[];
      hasMore: boolean;
      isLoadingMore: boolean;
      hasStopped: boolean;
      loadMore: () => void;
    };

export function useProductReviews(productId: string): ProductReviewsView {
  const { currentData, error, isFetching, ...query } = useGetProductReviewsInfiniteQuery(productId);
  if (currentData) {
    return {
      state: 'ready',
      reviews: currentData.pages.flatMap((page) => page.data),
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
      hasStopped: query.isFetchNextPageError,
      loadMore: () => void query.fetchNextPage(),
    };
  }
  if (error === undefined) return { state: 'loading' };
  // 400 and 422: the id in the URL is not a valid product id.
  const isUnknown = isApiError(error) && [400, 404, 422].includes(Number(error.status));
  if (isUnknown) return { state: 'missing' };
  return { state: 'failed', isRetrying: isFetching, retry: () => void query.refetch() };
}

import type { Review } from '@lapak/contracts/api/catalogue';
import { isApiError } from '@lapak/runtime';
import { listView, type ListView } from '@lapak/ui/list-view';
import { useGetProductReviewsInfiniteQuery } from '../../api/review-api.ts';

/** The reviews of a product; "missing" when the address names none. */
export function useProductReviews(productId: string): ListView<Review> | { state: 'missing' } {
  const query = useGetProductReviewsInfiniteQuery(productId);
  const { currentData } = query;
  // 400 and 422: the id in the URL is not a valid product id.
  const isUnknown = isApiError(query.error) && [400, 404, 422].includes(Number(query.error.status));
  return !currentData && isUnknown ? { state: 'missing' } : listView({ ...query, data: currentData });
}

import { useMemo } from 'react';
import { skipToken } from '@lapak/runtime';
import { useGetProductQuery, type OpenProduct, type ProductDetail } from '../../api/product-api.ts';
import { useRefetchAtDiscountEdge } from '../../lib/use-refetch-at-discount-edge.ts';
import { useRefetchForCustomer } from '../../lib/use-refetch-for-customer.ts';

export type ProductDetailView =
  | { status: 'loading' | 'failed' }
  | { status: 'not-valid' | 'closed'; detail: ProductDetail }
  | { status: 'ready'; detail: OpenProduct };

const noProducts: OpenProduct['data'][] = [];

const hasProduct = (detail: ProductDetail): detail is OpenProduct => detail.data !== null;

/** The product of the URL, in the state that its page shows (spec 1 §2). */
export function useProductDetail(username: string, id: string): ProductDetailView {
  // The URL may lack the id (spec 3 §2): then no request is sent.
  const {
    currentData: detail,
    error,
    refetch,
  } = useGetProductQuery(id === '' ? skipToken : { username, id });
  const products = useMemo(() => (detail?.data ? [detail.data] : noProducts), [detail]);
  const askAgain = detail ? refetch : noop;
  useRefetchForCustomer(detail?.viewer, askAgain);
  useRefetchAtDiscountEdge(products, detail, askAgain);

  if (!detail) {
    return { status: id === '' || error ? 'failed' : 'loading' };
  }
  if (!detail.setting.is_valid) return { status: 'not-valid', detail };
  if (!detail.setting.is_active) return { status: 'closed', detail };
  return hasProduct(detail) ? { status: 'ready', detail } : { status: 'failed' };
}

function noop() {
  return undefined;
}

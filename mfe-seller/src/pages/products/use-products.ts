import type { ProductCounts, SellerProductItem } from '@lapak/contracts/api/seller-product';
import { isApiError } from '@lapak/runtime';
import { useGetProductsQuery } from '../../api/product-api.ts';
import type { ProductsQuery } from './products-query.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; requestId: string | null }
  | { kind: 'empty' }
  | { kind: 'ready'; items: SellerProductItem[]; total: number; pages: number };

export type Products = State & {
  counts: ProductCounts | null;
  /** The shown products are those of the address before. */
  isBehind: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** A page of a store's products; until another one is there the one before stays. */
export function useProducts(args: ProductsQuery): Products {
  const { data, currentData, error, isFetching, refetch } = useGetProductsQuery(args);
  const common = {
    counts: data?.counts ?? null,
    isBehind: currentData === undefined && isFetching,
    isFetching,
    retry: () => void refetch(),
  };
  if (error && !currentData && !isFetching)
    return { kind: 'failed', requestId: isApiError(error) ? error.requestId : null, ...common };
  if (!data) return { kind: 'loading', ...common };
  if (data.data.length === 0) return { kind: 'empty', ...common };
  const { total, per_page } = data;
  return { kind: 'ready', items: data.data, total, pages: Math.ceil(total / per_page), ...common };
}

import * as consolePaths from '@lapak/contracts/console-paths';
import type { ProductsArgs } from '../../api/product-api.ts';
import {
  productKindLabels,
  sortLabels,
  stateLabels,
  stockLabels,
  valuesOf,
} from '../../features/products/product-lists.ts';
import { oneOf, pageIn, textIn } from '../../lib/address-query.ts';

export type ProductsQuery = ProductsArgs & { page: number };

/** What the list shows, from its address; what an address cannot mean is left out. */
export function productsQuery(toko: string, search: string): ProductsQuery {
  const query = new URLSearchParams(search);
  return {
    toko,
    q: textIn(query, 'q', 100),
    category_key: textIn(query, 'category', 80),
    kind: oneOf(valuesOf(productKindLabels), query.get('kind')),
    stock_level: oneOf(valuesOf(stockLabels), query.get('stock')),
    state: oneOf(valuesOf(stateLabels), query.get('state')),
    sort_by: oneOf(valuesOf(sortLabels), query.get('sort')),
    page: pageIn(query),
  };
}

/** The address of a list; `all`, the first sorting and the first page are left out. */
export function productsHref({
  toko,
  q,
  category_key,
  kind,
  stock_level,
  state,
  sort_by,
  page,
}: ProductsQuery) {
  return consolePaths.products(toko, {
    q,
    category: category_key,
    kind,
    stock: stock_level === 'all' ? undefined : stock_level,
    state: state === 'all' ? undefined : state,
    sort: sort_by === 'newest' ? undefined : sort_by,
    page: page > 1 ? String(page) : undefined,
  });
}

export const isNarrowed = ({ q, category_key, kind, stock_level = 'all', state = 'all' }: ProductsQuery) =>
  Boolean(q || category_key || kind) || stock_level !== 'all' || state !== 'all';

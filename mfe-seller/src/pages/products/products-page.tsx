import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { use } from 'react';
import { productApi } from '../../api/product-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import styles from '../../components/list-page.module.css';
import { ProductsFilters } from './products-filters.tsx';
import { productsQuery } from './products-query.ts';
import { ProductsView } from './products-view.tsx';
import { useProducts } from './use-products.ts';

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  return prefetchQuery(
    context,
    productApi.endpoints.getProducts,
    productsQuery(params.toko ?? '', url.search),
  );
}

/** The products of a store. Mounted behind a product that is opened from it, too. */
export default function ProductsPage() {
  const { username } = useToko();
  const search = use(ListSearchContext) ?? '';
  const isShown = useAddress().page === 'products';
  const query = productsQuery(username, search);
  const products = useProducts(query);
  return (
    <div className={styles.page}>
      {isShown && <ConsoleTitle page="Produk" />}
      <ProductsFilters query={query} counts={products.counts} />
      <ProductsView query={query} products={products} />
    </div>
  );
}

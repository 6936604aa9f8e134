import * as consolePaths from '@lapak/contracts/console-paths';
import { Link, prefetchQuery, type PageContext } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { use } from 'react';
import { productApi, useGetProductsQuery } from '../../api/product-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import styles from '../../components/list-page.module.css';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ProductsFilters } from './products-filters.tsx';
import { ProductsList } from './products-list.tsx';
import { isNarrowed, productsHref, productsQuery, type ProductsQuery } from './products-query.ts';

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  return prefetchQuery(
    context,
    productApi.endpoints.getProducts,
    productsQuery(params.toko ?? '', url.search),
  );
}

function NoProducts({ query }: { query: ProductsQuery }) {
  return isNarrowed(query) ? (
    <EmptyState
      icon={icons.bag}
      title="Tidak ada produk yang cocok"
      text="Coba kata lain, atau lihat semua produk."
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={consolePaths.products(query.toko)}>
          Lihat semua produk
        </Link>
      }
    />
  ) : (
    <EmptyState
      icon={icons.bag}
      title="Belum ada produk"
      text="Produk yang kamu tambahkan langsung muncul di sini dan di tokomu."
    />
  );
}

/** The products of a store. Mounted behind a product that is opened from it, too. */
export default function ProductsPage() {
  const { username } = useToko();
  const search = use(ListSearchContext) ?? '';
  const isShown = useAddress().page === 'products';
  const query = productsQuery(username, search);
  const products = useGetProductsQuery(query);
  return (
    <div className={styles.page}>
      {isShown && <ConsoleTitle page="Produk" />}
      <ProductsFilters query={query} counts={products.data?.counts ?? null} />
      <QueryView query={products} what="Produk" keepsLast loading={<ListSkeleton label="Memuat produk" />}>
        {(answer, isBehind) => (
          <ProductsList
            key={productsHref(query)}
            query={query}
            answer={answer}
            isBehind={isBehind}
            empty={<NoProducts query={query} />}
          />
        )}
      </QueryView>
    </div>
  );
}

import * as consolePaths from '@lapak/contracts/console-paths';
import { Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ProductsList } from './products-list.tsx';
import { isNarrowed, productsHref, type ProductsQuery } from './products-query.ts';
import type { Products } from './use-products.ts';

interface ProductsViewProps {
  query: ProductsQuery;
  products: Products;
}

/** The list in each of its states. */
export function ProductsView({ query, products }: ProductsViewProps) {
  if (products.kind === 'loading') return <ListSkeleton label="Memuat produk" />;
  if (products.kind === 'failed')
    return (
      <ErrorCard
        title="Produk gagal dimuat"
        text="Periksa koneksi internetmu, lalu coba lagi."
        requestId={products.requestId}
        retrying={products.isFetching}
        onRetry={products.retry}
      />
    );
  if (products.kind === 'empty')
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
  return (
    <ProductsList
      key={productsHref(query)}
      query={query}
      items={products.items}
      total={products.total}
      pages={products.pages}
      isBehind={products.isBehind}
    />
  );
}

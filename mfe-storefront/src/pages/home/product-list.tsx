import { icons } from '@lapak/ui/icons';
import { Suspense, type ReactNode } from 'react';
import type { ProductCard as CardProduct } from '@lapak/contracts/api/catalogue';
import { messages } from '@lapak/domain/messages';
import { formatThousands } from '@lapak/domain/rupiah';
import { useHydrated } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { Spinner } from '@lapak/ui/spinner';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card/product-grid.tsx';
import { listingPath } from '../../lib/listing-url.ts';
import { useStartOfList } from '../../lib/use-start-of-list.ts';
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './product-list.module.css';
import type { Home } from './use-home.ts';

/** Cards whose pictures are in the first view of a phone; with a banner above there is room for two. */
const FIRST_VIEW = 4;
const FIRST_VIEW_BELOW_BANNER = 2;

interface ProductListProps {
  home: Home;
  hasBanner: boolean;
  /** Between the heading and the products. */
  tools?: ReactNode;
}

/** The products: a grid with infinite scroll; without a script, paginated. */
export function ProductList({ home, hasBanner, tools }: ProductListProps) {
  const { username, store, choice, list } = home;
  const end = useInfiniteScroll(list.hasMore && !list.isLoading && !list.isFailed, list.loadMore);
  const start = useStartOfList(choice);
  const firstView = hasBanner ? FIRST_VIEW_BELOW_BANNER : FIRST_VIEW;
  const card = (product: CardProduct, priority: boolean) => (
    <ProductCard
      key={product.id}
      username={username}
      product={product}
      dateServer={store.date_server}
      priority={priority}
    />
  );
  return (
    <section ref={start} aria-labelledby="produk" className={styles.section} aria-busy={list.isLoading}>
      <div className={styles.head}>
        <h2 id="produk" className={styles.title}>
          {headingOf(home)}
        </h2>
        <span role="status" className={styles.count}>
          {list.total !== null && `${formatThousands(list.total)} produk`}
        </span>
      </div>
      {tools}
      {list.products.length > 0 && (
        <ProductGrid>
          {list.products.slice(0, FIRST_VIEW).map((product, index) => card(product, index < firstView))}
          {/* Hydrated after the first view, or at once when one of them is tapped. */}
          <Suspense fallback={null}>
            {list.products.slice(FIRST_VIEW).map((product) => card(product, false))}
          </Suspense>
        </ProductGrid>
      )}
      {list.products.length === 0 && list.isLoading && <ProductGridSkeleton count={6} />}
      {list.products.length === 0 && !list.isLoading && !list.isFailed && <EmptyList home={home} />}
      {list.isFailed && <FailedList isRetrying={list.isRetrying} onRetry={list.retry} />}
      {list.isLoading && (
        <div className={list.products.length > 0 ? styles.loadingMore : undefined}>
          <Spinner label="Memuat produk" className={styles.spinner} />
        </div>
      )}
      <div ref={end} className={styles.end} />
      {list.products.length > 0 && list.hasMore && (
        // A new key for each page: a moved element counts as layout shift, a new one does not.
        <Coming key={list.products.length} count={store.per_page} />
      )}
      {list.hasMore && (
        <noscript>
          <a href={listingPath(username, { ...choice, page: choice.page + 1 })} className={styles.nextPage}>
            Halaman berikutnya
          </a>
        </noscript>
      )}
    </section>
  );
}

/**
 * Skeleton of the next page, so that the footer below it does not shift when the page loads. Only rendered once the
 * browser can load that page.
 */
function Coming({ count }: { count: number }) {
  return useHydrated() ? <ProductGridSkeleton count={count} /> : null;
}

function headingOf({ choice, store }: Home): string {
  const category = store.category.find(({ id }) => id === choice.categoryId)?.nama;
  if (choice.keyword)
    return category ? `“${choice.keyword}” di ${category}` : `Hasil pencarian “${choice.keyword}”`;
  return category ?? 'Produk';
}

function EmptyList({ home }: { home: Home }) {
  const { choice } = home;
  const isFiltered = choice.keyword !== '' || choice.categoryId !== null;
  return (
    <div className={styles.empty}>
      <Icon shape={icons.bag} size={56} className={styles.emptyIcon} />
      <p className={styles.emptyTitle}>{messages.productsEmpty}</p>
      {isFiltered && (
        <>
          <p className={styles.emptyText}>Coba kata kunci atau kategori lain.</p>
          <FilterLink
            home={home}
            change={{ keyword: '', categoryId: null }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Lihat semua produk
          </FilterLink>
        </>
      )}
    </div>
  );
}

function FailedList({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.emptyText}>Produk belum bisa dimuat. Periksa koneksi internet kamu.</p>
      <Button variant="secondary" loading={isRetrying} onClick={onRetry}>
        Coba lagi
      </Button>
    </div>
  );
}

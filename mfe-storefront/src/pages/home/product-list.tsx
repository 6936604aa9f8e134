import { icons } from '@lapak/ui/icons';
import type { ReactNode } from 'react';
import { messages } from '@lapak/domain/messages';
import { formatThousands } from '@lapak/domain/rupiah';
import { MOST_COUNTED } from '@lapak/domain/search';
import { useHydrated } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { Spinner } from '@lapak/ui/spinner';
import { ProductGridSkeleton, SLICE } from '../../features/product-card/product-grid.tsx';
import { listingPath } from '../../lib/listing-url.ts';
import { useGrowingCount } from '../../lib/use-growing-count.ts';
import { useStartOfList } from '../../lib/use-start-of-list.ts';
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts';
import { FilterLink } from './filter-link.tsx';
import { ProductCards } from './product-cards.tsx';
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

/** A search counts only so far. */
const countOf = (total: number, isSearch: boolean) =>
  `${formatThousands(total)}${isSearch && total >= MOST_COUNTED ? '+' : ''} produk`;

/** The products: a grid with infinite scroll; without a script, paginated. */
export function ProductList({ home, hasBanner, tools }: ProductListProps) {
  const { username, store, choice, list } = home;
  const shown = useGrowingCount(list.products.length, SLICE);
  const isWhole = shown === list.products.length;
  const end = useInfiniteScroll(isWhole && list.hasMore && !list.isLoading && !list.isFailed, list.loadMore);
  const start = useStartOfList(choice);
  const firstView = hasBanner ? FIRST_VIEW_BELOW_BANNER : FIRST_VIEW;
  return (
    <section ref={start} aria-labelledby="produk" className={styles.section} aria-busy={list.isLoading}>
      <div className={styles.head}>
        <h2 id="produk" className={styles.title}>
          {headingOf(home)}
        </h2>
        <span role="status" className={styles.count}>
          {list.total !== null && countOf(list.total, choice.keyword !== '')}
        </span>
      </div>
      {tools}
      {shown > 0 && (
        <ProductCards
          username={username}
          products={list.products}
          count={shown}
          dateServer={store.date_server}
          firstView={firstView}
        />
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
      {shown > 0 && (
        // A new key for each slice: a moved element counts as layout shift, a new one does not.
        <Coming key={shown} count={list.products.length - shown + (list.hasMore ? store.per_page : 0)} />
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
 * Skeleton of the cards that come next, so that the footer below it does not shift. Only rendered once the browser can load
 * them.
 */
function Coming({ count }: { count: number }) {
  return useHydrated() && count > 0 ? <ProductGridSkeleton count={count} /> : null;
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

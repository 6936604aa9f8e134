import { Spinner } from '@lapak/ui/spinner';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { ProductGrid } from '../../features/product-card/product-grid.tsx';
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts';
import type { WishlistView } from './use-wishlist.ts';
import styles from './wishlist.module.css';

/** The cards of the wishlist; a removal loads the list from page 1 again (spec 3 §2). */
export function WishlistProducts({ username, wishlist }: { username: string; wishlist: WishlistView }) {
  const end = useInfiniteScroll(wishlist.hasMore && !wishlist.isFetching, wishlist.loadMore);
  return (
    <>
      <ProductGrid
        items={wishlist.entries}
        card={({ id, product }, index) => (
          <ProductCard
            key={id}
            username={username}
            product={{ ...product, category_name: product.cat.nama }}
            dateServer={wishlist.dateServer}
            priority={index < 4}
            headingAs="h2"
          />
        )}
      />
      {wishlist.isFetching && <Spinner label="Memuat wishlist" className={styles.spinner} />}
      <div ref={end} className={styles.end} />
    </>
  );
}

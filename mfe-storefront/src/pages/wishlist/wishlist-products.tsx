import type { WishlistEntry } from '@lapak/contracts/api/catalogue';
import { ListEnd } from '@lapak/ui/list-end';
import type { ListView } from '@lapak/ui/list-view';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { ProductGrid } from '../../features/product-card/product-grid.tsx';

interface WishlistProductsProps {
  username: string;
  list: Extract<ListView<WishlistEntry>, { state: 'ready' }>;
  /** The API's clock. */
  dateServer: string;
}

/** The cards of the wishlist; a removal loads the list from page 1 again (spec 3 §2). */
export function WishlistProducts({ username, list, dateServer }: WishlistProductsProps) {
  return (
    <>
      <ProductGrid
        items={list.items}
        card={({ id, product }, index) => (
          <ProductCard
            key={id}
            username={username}
            product={{ ...product, category_name: product.cat.nama }}
            dateServer={dateServer}
            priority={index < 4}
            headingAs="h2"
          />
        )}
      />
      <ListEnd loadingLabel="Memuat wishlist" {...list} />
    </>
  );
}

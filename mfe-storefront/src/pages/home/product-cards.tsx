import type { ProductCard as CardProduct } from '@lapak/contracts/api/catalogue';
import { memo } from 'react';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { ProductGrid } from '../../features/product-card/product-grid.tsx';

interface ProductCardsProps {
  username: string;
  products: CardProduct[];
  /** How many of the products are rendered. */
  count: number;
  dateServer: string;
  /** How many pictures are in the first view. */
  firstView: number;
}

/** The cards. Memoised: a request for the next page must not hydrate all of them at once. */
export const ProductCards = memo(function ProductCards(props: ProductCardsProps) {
  const { username, products, count, dateServer, firstView } = props;
  return (
    <ProductGrid
      items={products.slice(0, count)}
      card={(product, index) => (
        <ProductCard
          key={product.id}
          username={username}
          product={product}
          dateServer={dateServer}
          priority={index < firstView}
        />
      )}
    />
  );
});

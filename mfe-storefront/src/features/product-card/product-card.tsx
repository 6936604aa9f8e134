import { icons } from '@lapak/ui/icons';
import type { ProductCard as CardProduct } from '@lapak/contracts/api/catalogue';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { isSoldOut } from '@lapak/domain/cart';
import { listingPrice } from '@lapak/domain/price';
import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { Icon } from '@lapak/ui/icon';
import { Picture } from '@lapak/ui/picture';
import { clearBodyStyleSoon } from '../../lib/clear-body-style.ts';
import { HeartButton } from '../hearts/heart-button.tsx';
import { PriceTag } from '@lapak/ui/price-tag';
import { memo } from 'react';
import styles from './product-card.module.css';

/** Longer names get the layout with more lines (spec 1 §9). */
const LONG_NAME = 49;
const PICTURE_WIDTHS = [160, 240, 320, 480, 640] as const;
const PICTURE_SIZES =
  '(min-width: 1200px) 220px, (min-width: 1024px) 23vw, (min-width: 600px) 31vw, calc(50vw - 1.375rem)';

interface ProductCardProps {
  username: string;
  product: CardProduct;
  /** The API's clock. */
  dateServer: string;
  /** In the first view: its picture comes before others. */
  priority?: boolean;
  /** The level below the heading of the list. */
  headingAs?: 'h2' | 'h3';
}

/**
 * A product in a list, in every state of the specification (spec 1 §2). Memoised: a list renders again for each page that
 * arrives.
 */
export const ProductCard = memo(function ProductCard({
  username,
  product,
  dateServer,
  priority,
  headingAs: Heading = 'h3',
}: ProductCardProps) {
  const picture = product.image_url;
  return (
    <div role="listitem" className={styles.card}>
      <div className={styles.media}>
        <Picture
          src={picture && pictureUrl(picture, 320)}
          srcSet={picture ? pictureSrcSet(picture, PICTURE_WIDTHS) : undefined}
          sizes={PICTURE_SIZES}
          alt=""
          width={320}
          height={320}
          priority={priority}
          className={styles.picture}
        />
        {product.status_promo === 1 && <span className={styles.promo}>PROMO</span>}
        {isSoldOut(product) && <span className={styles.soldOut}>STOK HABIS</span>}
      </div>
      <div className={styles.body}>
        <Heading className={product.nama.length > LONG_NAME ? styles.longName : styles.name}>
          <PageLink
            to={paths.product(username, product.slug || product.id)}
            className={styles.link}
            onClick={clearBodyStyleSoon}
          >
            {product.nama}
          </PageLink>
        </Heading>
        <PriceTag {...listingPrice(product, dateServer)} isCard />
        <CardFacts rating={product.rating} sold={product.terjual} />
      </div>
      <HeartButton username={username} product={product} className={styles.heart} />
    </div>
  );
});

function CardFacts({ rating, sold }: { rating: number; sold: number }) {
  if (rating <= 0 && sold <= 0) return null;
  return (
    <p className={styles.facts}>
      {rating > 0 && (
        <span className={styles.rating}>
          <Icon shape={icons.starFilled} size={13} label="Rating" />
          <span>{rating.toFixed(1).replace('.', ',')}</span>
        </span>
      )}
      {sold > 0 && <span>{`${formatThousands(sold)} terjual`}</span>}
    </p>
  );
}

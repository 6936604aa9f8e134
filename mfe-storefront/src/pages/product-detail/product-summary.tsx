import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { PriceTag } from '@lapak/ui/price-tag';
import { RatingStars } from '@lapak/ui/rating-stars';
import type { OpenProduct } from '../../api/product-api.ts';
import type { Variant } from '../../features/variant/use-variant.ts';
import { offeredPrice } from '../../features/variant/variant-offer.ts';
import { WholesaleInfo } from '../../features/wholesale/wholesale-info.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-summary.module.css';

interface ProductSummaryProps {
  username: string;
  detail: OpenProduct;
  variant: Variant;
}

/** Price, name, rating and kind of the product. */
export function ProductSummary({ username, detail, variant }: ProductSummaryProps) {
  const { data: product, date_server: dateServer } = detail;
  const profile = useGetStoreProfileQuery(username).data?.data;
  const shown = offeredPrice(product, variant, 1, dateServer);
  return (
    <section className={styles.summary} data-tour="price">
      <PriceTag {...shown} size="lg" />
      <h1 className={styles.name}>{product.nama}</h1>
      <p className={styles.said}>
        <PageLink to={paths.productReviews(username, product.id)} className={styles.rating}>
          {detail.rating > 0 && <RatingStars value={detail.rating} showValue />}
          <span className={styles.reviews}>
            {product.total_review > 0
              ? `${formatThousands(product.total_review)} ulasan`
              : 'Belum ada ulasan'}
          </span>
        </PageLink>
        <span>{`Terjual ${formatThousands(product.terjual)}`}</span>
      </p>
      {profile?.takes_payments === false && shown.price > 0 && (
        <p className={styles.closed} role="note">
          {messages.storeTakesNoOrders}
        </p>
      )}
      <Badges detail={detail} />
      <ProductFacts product={product} variant={variant} />
      <WholesaleInfo product={product} variety={variant.combination} dateServer={dateServer} />
    </section>
  );
}

function Badges({ detail: { data: product } }: { detail: OpenProduct }) {
  const badges = [
    product.category === 'barang' && (product.product_condition === 'new' ? 'Baru' : 'Bekas'),
    product.category === 'digital_product' && 'Produk Digital',
    product.category_name,
  ].filter((badge) => typeof badge === 'string');
  return (
    <ul className={styles.badges}>
      {product.status_promo === 1 && <li className={styles.promo}>PROMO</li>}
      {badges.map((badge) => (
        <li key={badge} className={styles.badge}>
          {badge}
        </li>
      ))}
    </ul>
  );
}

import { Skeleton } from '@lapak/ui/skeleton';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import styles from './checkout-skeleton.module.css';

/** Skeleton of the form while the page is fetching (spec 2 §2). */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>Memuat checkout</VisuallyHidden>
      <div className={styles.card}>
        <Skeleton width="half" />
        {[0, 1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="block" className={styles.field} />
        ))}
      </div>
      <div className={styles.card}>
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </div>
  );
}

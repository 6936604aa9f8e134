import { Skeleton } from '@lapak/ui/skeleton';
import styles from './order-cards.module.css';

/** In the shape of the list's cards. */
export function OrdersSkeleton() {
  return (
    <div className={styles.cards} role="status" aria-label="Memuat pesanan">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}

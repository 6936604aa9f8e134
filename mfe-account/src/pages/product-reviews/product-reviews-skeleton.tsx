import { Skeleton } from '@lapak/ui/skeleton';
import styles from './product-reviews.module.css';

/** Skeleton of four reviews. */
export function ProductReviewsSkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="Memuat ulasan">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" className={styles.skeleton} />
      ))}
    </div>
  );
}

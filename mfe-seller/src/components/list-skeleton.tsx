import { Skeleton } from '@lapak/ui/skeleton';
import styles from './list-cards.module.css';

/** Has the shape of a list's cards. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.cards} role="status" aria-label={label}>
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

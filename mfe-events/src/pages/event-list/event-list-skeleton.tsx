import { Skeleton } from '@lapak/ui/skeleton';
import cardStyles from './event-card.module.css';
import styles from './event-list-page.module.css';

/** Skeleton of three cards. */
export function EventListSkeleton() {
  return (
    <div className={styles.grid} role="status" aria-label="Memuat event">
      {[0, 1, 2].map((place) => (
        <div key={place} className={cardStyles.card}>
          <Skeleton shape="block" className={cardStyles.cover} />
          <div className={cardStyles.body}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}

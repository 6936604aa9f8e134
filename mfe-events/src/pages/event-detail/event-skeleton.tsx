import { StoreTitle } from '@lapak/runtime/store-title';
import { Skeleton } from '@lapak/ui/skeleton';
import styles from './event-detail.module.css';
import factStyles from './event-facts.module.css';
import ticketStyles from './tickets.module.css';

/** Skeleton of an event. */
export function EventSkeleton() {
  return (
    <main className={styles.main} role="status" aria-label="Memuat event">
      <StoreTitle page="Memuat event" />
      <div className={styles.about}>
        <Skeleton shape="block" className={styles.frame} />
        <div className={factStyles.facts}>
          <Skeleton width="short" />
          <Skeleton width="long" />
          <Skeleton width="full" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className={styles.offer}>
        <div className={styles.tabs}>
          <div className={ticketStyles.list}>
            <Skeleton shape="block" className={ticketStyles.place} />
            <Skeleton shape="block" className={ticketStyles.place} />
          </div>
        </div>
      </div>
    </main>
  );
}

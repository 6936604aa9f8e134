import { Skeleton } from '@lapak/ui/skeleton';
import styles from './order-page.module.css';

/** Has the shape of an order: two columns on a wide screen. */
export function OrderSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="Memuat pesanan">
      <Skeleton shape="block" className={styles.skeleton} />
      <Skeleton shape="block" className={styles.skeleton} />
    </div>
  );
}

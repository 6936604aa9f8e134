import { Skeleton } from '@lapak/ui/skeleton';
import styles from './transactions.module.css';

/** Three cards' places while the orders are on their way. */
export function TransactionsSkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="Memuat transaksi">
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} shape="block" className={styles.skeleton} />
      ))}
    </div>
  );
}

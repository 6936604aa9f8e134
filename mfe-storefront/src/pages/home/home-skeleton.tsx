import { Skeleton } from '@lapak/ui/skeleton';
import { Spinner } from '@lapak/ui/spinner';
import { ProductGridSkeleton } from '../../features/product-card/product-grid.tsx';
import styles from './home-skeleton.module.css';

/** Skeleton of a store home. */
export function HomeSkeleton() {
  return (
    <main className={styles.page} aria-busy="true">
      <title>Memuat toko</title>
      <div className={styles.identity}>
        <Skeleton shape="circle" className={styles.logo} />
        <h1 className={styles.loading}>
          <Spinner label="Memuat toko" />
        </h1>
      </div>
      <Skeleton width="long" />
      <Skeleton className={styles.search} shape="block" />
      <Skeleton shape="block" className={styles.banner} />
      <ProductGridSkeleton count={4} />
    </main>
  );
}

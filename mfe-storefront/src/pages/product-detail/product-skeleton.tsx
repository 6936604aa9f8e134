import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { Skeleton } from '@lapak/ui/skeleton';
import { Spinner } from '@lapak/ui/spinner';
import styles from './product-view.module.css';

/** Skeleton of a product page. */
export function ProductSkeleton({ onBack }: { onBack: () => void }) {
  return (
    <>
      <StoreTitle page="Memuat produk" />
      <BackBar title="Detail Produk" onBack={onBack} />
      <main className={styles.main} aria-busy="true">
        <div className={styles.gallery}>
          <Skeleton shape="square" />
        </div>
        <div className={styles.info}>
          <div className={styles.card}>
            <Skeleton width="half" />
            <Skeleton width="full" />
            <Skeleton width="long" />
            <Spinner label="Memuat produk" />
          </div>
        </div>
      </main>
    </>
  );
}

import type { ReactNode } from 'react';
import { Skeleton } from '@lapak/ui/skeleton';
import styles from './product-grid.module.css';

/** The grid of product cards: two columns on a phone, up to five. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Skeleton cards. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.ghost}>
          <Skeleton shape="square" className={styles.ghostPicture} />
          <div className={styles.ghostBody}>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '@lapak/ui/skeleton';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import type { ReactNode } from 'react';
import styles from './checkout-skeleton.module.css';

interface CheckoutSkeletonProps {
  /** The form's first section, where it is known before the data. */
  first?: ReactNode;
}

/** Skeleton of the form while the page is fetching (spec 2 §2). */
export function CheckoutSkeleton({ first }: CheckoutSkeletonProps) {
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>Memuat checkout</VisuallyHidden>
      {first ?? (
        <div className={styles.card}>
          <Skeleton width="half" />
          {[0, 1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="block" className={styles.field} />
          ))}
        </div>
      )}
      <div className={styles.card}>
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </div>
  );
}

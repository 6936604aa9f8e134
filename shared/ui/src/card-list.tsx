import type { ReactNode } from 'react';
import styles from './card-list.module.css';
import { Skeleton } from './skeleton.tsx';

/** Cards in a responsive number of columns; the children are `li`. */
export function CardList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/** Skeleton of three cards. */
export function CardListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} shape="block" className={styles.skeleton} />
      ))}
    </div>
  );
}

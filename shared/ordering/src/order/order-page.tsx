import type { ReactNode } from 'react';
import { classNames } from '@lapak/ui/class-names';
import styles from './order-page.module.css';

export interface OrderPageProps {
  /** Above the columns: the store. */
  top: ReactNode;
  main: ReactNode;
  /** At the right from 1024 px on, below before. */
  side: ReactNode;
  /** Sticky side column. */
  isSideSticky?: boolean;
  /** Below the columns. */
  bottom?: ReactNode;
}

/** The frame of a page about one order: the store, two columns of cards, the end. */
export function OrderPage({ top, main, side, isSideSticky = false, bottom }: OrderPageProps) {
  return (
    <div className={styles.page}>
      {top}
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={classNames(styles.column, isSideSticky && styles.sticky)}>{side}</div>
      </div>
      {bottom}
    </div>
  );
}

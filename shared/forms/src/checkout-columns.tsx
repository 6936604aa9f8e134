import type { ReactNode } from 'react';
import styles from './checkout-form.module.css';

interface CheckoutColumnsProps {
  /** The sections to fill in. */
  main: ReactNode;
  /** Payment methods; null for a free order. */
  payment: ReactNode;
  prices: ReactNode;
  /** Warnings and the pay button. */
  end: ReactNode;
}

/** One column on a phone; from 1024 px the form on the left and a sticky summary on the right. */
export function CheckoutColumns({ main, payment, prices, end }: CheckoutColumnsProps) {
  return (
    <>
      <div className={styles.main}>
        {main}
        <div className={styles.payment}>{payment}</div>
      </div>
      <div className={styles.summary}>
        <div className={styles.prices}>{prices}</div>
        <div className={styles.end}>{end}</div>
      </div>
    </>
  );
}

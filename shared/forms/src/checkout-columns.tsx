import type { ReactNode } from 'react';
import styles from './checkout-form.module.css';

interface CheckoutColumnsProps {
  /** The sections to fill in. */
  main: ReactNode;
  /** Ways to pay; null where nothing is to be paid. */
  payment: ReactNode;
  prices: ReactNode;
  /** Warnings and the pay button. */
  end: ReactNode;
}

/** One column on a phone; from 1024 px the form left and a summary that stays in view right. */
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

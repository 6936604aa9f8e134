import type { ReactNode } from 'react';
import styles from './checkout-form.module.css';

interface CheckoutColumnsProps {
  /** The sections to fill in. */
  main: ReactNode;
  prices: ReactNode;
  /** Payment methods; false for a free order. */
  payment: ReactNode;
  /** Warnings and the pay button. */
  end: ReactNode;
}

/** One column on a phone, in the order of the markup; from 1024 px the money is in a sticky column on the right. */
export function CheckoutColumns({ main, prices, payment, end }: CheckoutColumnsProps) {
  return (
    <>
      <div className={styles.main}>{main}</div>
      <div className={styles.summary}>
        <div className={styles.money}>
          {prices}
          {payment}
        </div>
        <div>{end}</div>
      </div>
    </>
  );
}

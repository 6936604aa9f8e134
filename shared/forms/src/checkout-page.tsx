import { BackBar } from '@lapak/ui/back-bar';
import type { ReactNode } from 'react';
import styles from './checkout-page.module.css';

interface CheckoutPageProps {
  /** Of the header: 'Checkout Produk' and its like (spec 2 §2). */
  title: string;
  onBack: () => void;
  children: ReactNode;
}

/** What stands around every checkout: header with the way back, and the width of the page. */
export function CheckoutPage({ title, onBack, children }: CheckoutPageProps) {
  return (
    <>
      <BackBar title={title} onBack={onBack} />
      <main className={styles.page}>{children}</main>
    </>
  );
}

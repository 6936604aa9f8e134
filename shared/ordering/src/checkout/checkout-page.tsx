import { BackBar } from '@lapak/ui/back-bar';
import type { ReactNode } from 'react';
import styles from './checkout-page.module.css';

interface CheckoutPageProps {
  /** Title of the header, for example 'Checkout Produk' (spec 2 §2). */
  title: string;
  onBack: () => void;
  children: ReactNode;
}

/** The layout of every checkout: header with a back button, and the page's width. */
export function CheckoutPage({ title, onBack, children }: CheckoutPageProps) {
  return (
    <>
      <BackBar title={title} onBack={onBack} />
      <main className={styles.page}>{children}</main>
    </>
  );
}

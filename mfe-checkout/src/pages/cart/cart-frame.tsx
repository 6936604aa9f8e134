import { paths } from '@lapak/contracts/routes';
import { useGoBack, useParams } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import type { ReactNode } from 'react';
import styles from './cart-page.module.css';

/** Title and width of the cart, whatever is in it. */
export function CartFrame({ children }: { children: ReactNode }) {
  const { username = '' } = useParams();
  const goBack = useGoBack(paths.home(username));
  return (
    <>
      <title>Keranjang</title>
      <BackBar title="Keranjang" onBack={goBack} />
      <main className={styles.page}>{children}</main>
    </>
  );
}

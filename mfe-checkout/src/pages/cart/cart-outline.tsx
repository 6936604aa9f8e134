import { Skeleton } from '@lapak/ui/skeleton';
import { CartFrame } from './cart-frame.tsx';
import styles from './cart-page.module.css';

/** The outline of every cart: nothing of its lines. */
export function CartOutline() {
  return (
    <CartFrame>
      <div className={styles.lines} role="status" aria-label="Memuat keranjang">
        <Skeleton shape="block" className={styles.outline} />
        <Skeleton shape="block" className={styles.outline} />
        <Skeleton shape="block" className={styles.outline} />
      </div>
    </CartFrame>
  );
}

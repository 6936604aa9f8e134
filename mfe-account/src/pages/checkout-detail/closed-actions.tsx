import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { lateComponent } from '@lapak/ui/late-file';
import { Suspense } from 'react';
import { BackToStore } from '../../components/back-to-store.tsx';
import styles from './checkout-detail.module.css';

// Loaded on demand: an order that waits for its payment does not ship it.
const OrderAgainButton = lateComponent(() => import('../../features/order/order-again-button.tsx'));

/** What to do after an order that expired or was refused. A service or a digital product is ordered on its own page. */
export function ClosedActions({ username, order }: { username: string; order: Order }) {
  const isCart = order.products.every(({ category }) => category === 'barang');
  const [first] = order.products;
  return (
    <div className={styles.closedActions}>
      {isCart && (
        <Suspense fallback={null}>
          <OrderAgainButton username={username} order={order} />
        </Suspense>
      )}
      {!isCart && first && (
        <PageLink className={buttonClass()} to={paths.product(username, first.slug)}>
          Pesan lagi
        </PageLink>
      )}
      <BackToStore username={username} variant="secondary" />
    </div>
  );
}

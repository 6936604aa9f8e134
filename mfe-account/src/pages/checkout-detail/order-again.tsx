import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { lateComponent } from '@lapak/ui/late-file';
import { Suspense } from 'react';

// Loaded on demand: an order that waits for its payment does not ship it.
const OrderAgainButton = lateComponent(() => import('../../features/order/order-again-button.tsx'));

/** 'Pesan lagi': goods are put into the cart again; a service or a digital product is ordered on its own page. */
export function OrderAgain({ username, order }: { username: string; order: Order }) {
  const [first] = order.products;
  if (order.products.every(({ category }) => category === 'barang')) {
    return (
      <Suspense fallback={null}>
        <OrderAgainButton username={username} order={order} />
      </Suspense>
    );
  }
  return (
    first && (
      <PageLink className={buttonClass()} to={paths.product(username, first.slug)}>
        Pesan lagi
      </PageLink>
    )
  );
}

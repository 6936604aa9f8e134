import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { use } from 'react';
import { orderApi } from '../../api/order-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { OrdersFilters } from './orders-filters.tsx';
import { ordersQuery } from './orders-query.ts';
import { OrdersView } from './orders-view.tsx';
import styles from '../../components/list-page.module.css';
import { useOrders } from './use-orders.ts';

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  return prefetchQuery(context, orderApi.endpoints.getOrders, ordersQuery(params.toko ?? '', url.search));
}

/** The orders of a store. Mounted behind an order that is opened from it, too. */
export default function OrdersPage() {
  const { username } = useToko();
  const search = use(ListSearchContext) ?? '';
  const isShown = useAddress().page === 'orders';
  const query = ordersQuery(username, search);
  const orders = useOrders(query);
  return (
    <div className={styles.page}>
      {isShown && <ConsoleTitle page="Pesanan" />}
      <OrdersFilters query={query} counts={orders.counts} />
      <OrdersView query={query} orders={orders} />
    </div>
  );
}

import * as consolePaths from '@lapak/contracts/console-paths';
import { Link, prefetchQuery, type PageContext } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { use } from 'react';
import { orderApi, useGetOrdersQuery } from '../../api/order-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersList } from './orders-list.tsx';
import { ordersQuery, type OrdersQuery } from './orders-query.ts';
import styles from '../../components/list-page.module.css';

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  return prefetchQuery(context, orderApi.endpoints.getOrders, ordersQuery(params.toko ?? '', url.search));
}

function NoOrders({ query: { toko, filter, kind, q } }: { query: OrdersQuery }) {
  return filter || kind || q ? (
    <EmptyState
      icon={icons.receipt}
      title="Tidak ada pesanan yang cocok"
      text="Coba kata lain, atau lihat semua pesanan."
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={consolePaths.orders(toko)}>
          Lihat semua pesanan
        </Link>
      }
    />
  ) : (
    <EmptyState
      icon={icons.receipt}
      title="Belum ada pesanan"
      text="Pesanan baru langsung muncul di sini, dan berbunyi kalau bunyinya menyala."
    />
  );
}

/** The orders of a store. Mounted behind an order that is opened from it, too. */
export default function OrdersPage() {
  const { username } = useToko();
  const search = use(ListSearchContext) ?? '';
  const isShown = useAddress().page === 'orders';
  const query = ordersQuery(username, search);
  const orders = useGetOrdersQuery(query);
  const { filter, kind, q, page } = query;
  return (
    <div className={styles.page}>
      {isShown && <ConsoleTitle page="Pesanan" />}
      <OrdersFilters query={query} counts={orders.data?.counts ?? null} />
      <QueryView query={orders} what="Pesanan" keepsLast loading={<ListSkeleton label="Memuat pesanan" />}>
        {(answer, isBehind) => (
          <OrdersList
            key={`${filter ?? ''} ${kind ?? ''} ${q ?? ''} ${page}`}
            query={query}
            answer={answer}
            isBehind={isBehind}
            empty={<NoOrders query={query} />}
          />
        )}
      </QueryView>
    </div>
  );
}

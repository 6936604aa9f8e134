import * as consolePaths from '@lapak/contracts/console-paths';
import { isApiError, prefetchQuery, useGoBack, type PageContext } from '@lapak/runtime';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { use, type ReactNode } from 'react';
import { orderApi, useGetOrderQuery } from '../../api/order-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { NotInStore } from '../../components/not-in-store.tsx';
import styles from './order-page.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

export function prefetch(context: PageContext): Promise<unknown> {
  const { toko = '', id = '' } = context.params;
  return prefetchQuery(context, orderApi.endpoints.getOrder, { toko, id });
}

function OrderLayout({ title, children }: { title: string; children: ReactNode }) {
  const { username } = useToko();
  const kept = use(ListSearchContext) ?? '';
  const goBack = useGoBack(consolePaths.orders(username) + kept);
  return (
    <div className={styles.page}>
      <ConsoleTitle page={title} />
      <header className={styles.head}>
        <IconButton icon={icons.back} label="Kembali ke pesanan" onClick={goBack} />
        <h1 className={styles.title}>{title}</h1>
      </header>
      {children}
    </div>
  );
}

/** One order: all that the buyer gave, what was paid, and what can be done with it. */
export default function OrderPage() {
  const { username } = useToko();
  const id = useAddress().params.id ?? '';
  const query = useGetOrderQuery({ toko: username, id });
  const order = query.currentData?.data;
  if (!order && isApiError(query.error) && query.error.status === 404)
    return (
      <OrderLayout title="Pesanan tidak ditemukan">
        <NotInStore icon={icons.receipt} what="pesanan" href={consolePaths.orders(username)} />
      </OrderLayout>
    );
  return (
    <OrderLayout title={order?.invoice ?? 'Pesanan'}>
      <QueryView query={query} what="Pesanan" loading={<OrderSkeleton />}>
        {({ data }) => <OrderView key={data.id} order={data} />}
      </QueryView>
    </OrderLayout>
  );
}

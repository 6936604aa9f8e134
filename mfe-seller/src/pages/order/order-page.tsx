import * as consolePaths from '@lapak/contracts/console-paths';
import { isApiError, Link, prefetchQuery, useGoBack, type PageContext } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { use, type ReactNode } from 'react';
import { orderApi, useGetOrderQuery } from '../../api/order-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import styles from './order-page.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

export function prefetch(context: PageContext): Promise<unknown> {
  const { toko = '', id = '' } = context.params;
  return prefetchQuery(context, orderApi.endpoints.getOrder, { toko, id });
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
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
  const { currentData, error, isFetching, refetch } = useGetOrderQuery({ toko: username, id });
  const order = currentData?.data;
  if (order)
    return (
      <Frame title={order.invoice}>
        <OrderView key={order.id} order={order} />
      </Frame>
    );
  if (isApiError(error) && error.status === 404)
    return (
      <Frame title="Pesanan tidak ditemukan">
        <EmptyState
          icon={icons.receipt}
          title="Toko ini tidak punya pesanan itu"
          action={
            <Link className={buttonClass()} to={consolePaths.orders(username)}>
              Semua pesanan
            </Link>
          }
        />
      </Frame>
    );
  return (
    <Frame title="Pesanan">
      {error && !isFetching ? (
        <ErrorCard
          title="Pesanan gagal dimuat"
          text="Periksa koneksi internetmu, lalu coba lagi."
          requestId={isApiError(error) ? error.requestId : null}
          onRetry={() => void refetch()}
        />
      ) : (
        <OrderSkeleton />
      )}
    </Frame>
  );
}

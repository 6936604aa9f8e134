import * as consolePaths from '@lapak/contracts/console-paths';
import { Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { OrdersList } from './orders-list.tsx';
import type { ordersQuery } from './orders-query.ts';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import type { Orders } from './use-orders.ts';

interface OrdersViewProps {
  query: ReturnType<typeof ordersQuery>;
  orders: Orders;
}

/** The list in each of its states. */
export function OrdersView({ query, orders }: OrdersViewProps) {
  const { toko, filter, kind, q, page } = query;
  if (orders.kind === 'loading') return <ListSkeleton label="Memuat pesanan" />;
  if (orders.kind === 'failed')
    return (
      <ErrorCard
        title="Pesanan gagal dimuat"
        text="Periksa koneksi internetmu, lalu coba lagi."
        requestId={orders.requestId}
        retrying={orders.isFetching}
        onRetry={orders.retry}
      />
    );
  if (orders.kind === 'empty') {
    const isNarrowed = Boolean(filter || kind || q || page > 1);
    return (
      <EmptyState
        icon={icons.receipt}
        title={isNarrowed ? 'Tidak ada pesanan yang cocok' : 'Belum ada pesanan'}
        text={
          isNarrowed
            ? 'Coba kata lain, atau lihat semua pesanan.'
            : 'Pesanan baru langsung muncul di sini, dan berbunyi kalau bunyinya menyala.'
        }
        action={
          isNarrowed && (
            <Link className={buttonClass({ variant: 'secondary' })} to={consolePaths.orders(toko)}>
              Lihat semua pesanan
            </Link>
          )
        }
      />
    );
  }
  return (
    <OrdersList
      key={`${toko} ${filter ?? ''} ${kind ?? ''} ${q ?? ''} ${page}`}
      query={query}
      items={orders.items}
      pages={orders.pages}
      isBehind={orders.isBehind}
    />
  );
}

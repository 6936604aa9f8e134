import { icons } from '@lapak/ui/icons';
import type { OrderListItem } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import {
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { listView, type ListView } from '@lapak/ui/list-view';
import { PagedCards } from '@lapak/ui/paged-cards';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { orderApi, useGetOrdersInfiniteQuery } from '../../api/order-api.ts';
import { HeaderLinks } from '../../components/header-links.tsx';
import { isSessionEnd } from '../../features/session/is-session-end.ts';
import { TransactionCard } from './transaction-card.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, orderApi.endpoints.getOrders, context.params.username ?? '');

/** The customer's orders in this shop (spec 3 §2). */
export default function TransactionsPage() {
  const { username = '' } = useParams();
  const { data: profile } = useGetStoreProfileQuery(username);
  const orders = useGetOrdersInfiniteQuery(username, { refetchOnMountOrArgChange: 5 });
  const view: ListView<OrderListItem> = isSessionEnd(orders.error) ? { state: 'loading' } : listView(orders);
  const goBack = useGoBack(paths.menu(username));
  const isNewer = isNewerLayout(profile?.data.theme_onlinestore);
  return (
    <>
      <title>{`Transaksi Toko - ${username}`}</title>
      <BackBar title="Transaksi Toko" onBack={goBack} actions={<HeaderLinks username={username} />} />
      <PagedCards
        view={view}
        what="transaksi"
        empty={{ icon: icons.receipt, title: messages.transactionsEmpty }}
        card={(order) => <TransactionCard username={username} order={order} isNewerLayout={isNewer} />}
      />
    </>
  );
}

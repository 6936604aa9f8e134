import { icons } from '@lapak/ui/icons';
import type { OrderListItem } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import {
  PageLink,
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useParams,
  useSearchParams,
  type PageModule,
} from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { useComingSearch } from '@lapak/runtime/use-coming-search';
import { BackBar } from '@lapak/ui/back-bar';
import { buttonClass } from '@lapak/ui/button';
import { listView, type ListView } from '@lapak/ui/list-view';
import { PagedCards } from '@lapak/ui/paged-cards';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { orderApi, useGetOrdersInfiniteQuery } from '../../api/order-api.ts';
import { HeaderLinks } from '../../components/header-links.tsx';
import { AccountLayout } from '../../features/menu/account-layout.tsx';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { OrdersFilterBar } from './orders-filter-bar.tsx';
import { filterOf } from './orders-filter.ts';
import { TransactionCard } from './transaction-card.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(
    context,
    orderApi.endpoints.getOrders,
    filterOf(context.params.username ?? '', context.url.searchParams),
  );

const ShopLink = ({ username }: { username: string }) => (
  <PageLink to={paths.home(username)} className={buttonClass()}>
    Mulai belanja
  </PageLink>
);

/** The customer's orders in this shop (spec 3 §2). */
export default function TransactionsPage() {
  const { username = '' } = useParams();
  const { data: profile } = useGetStoreProfileQuery(username);
  const [search, setSearch] = useSearchParams();
  const comingSearch = useComingSearch();
  const filter = filterOf(username, search);
  const orders = useGetOrdersInfiniteQuery(filter, { refetchOnMountOrArgChange: 5 });
  const view: ListView<OrderListItem> = isSessionEnd(orders.error) ? { state: 'loading' } : listView(orders);
  const goBack = useGoBack(paths.menu(username));
  const isNewer = isNewerLayout(profile?.data.theme_onlinestore);
  const isFiltered = filter.status !== null || filter.search !== '';
  const change = (changes: Record<string, string>) => {
    const next = Object.entries({
      ...Object.fromEntries(new URLSearchParams(comingSearch())),
      ...changes,
    });
    setSearch(
      next.filter(([, value]) => value !== ''),
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <StoreTitle page="Transaksi Toko" />
      <BackBar title="Transaksi Toko" onBack={goBack} actions={<HeaderLinks username={username} />} />
      <AccountLayout username={username}>
        <PagedCards
          top={
            <OrdersFilterBar filter={filter} total={orders.currentData?.pages[0]?.total} onChange={change} />
          }
          view={view}
          what="transaksi"
          empty={
            isFiltered
              ? { icon: icons.receipt, title: 'Tidak ada pesanan yang cocok' }
              : {
                  icon: icons.receipt,
                  title: messages.transactionsEmpty,
                  action: <ShopLink username={username} />,
                }
          }
          card={(order) => <TransactionCard username={username} order={order} isNewerLayout={isNewer} />}
        />
      </AccountLayout>
    </>
  );
}

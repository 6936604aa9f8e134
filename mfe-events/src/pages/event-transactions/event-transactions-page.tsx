import { messages } from '@lapak/domain/messages';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { paths } from '@lapak/contracts/routes';
import {
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { CardList, CardListSkeleton } from '@lapak/ui/card-list';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { ListEnd } from '@lapak/ui/list-end';
import { listView } from '@lapak/ui/list-view';
import { eventOrderApi, useGetEventOrdersInfiniteQuery } from '../../api/event-order-api.ts';
import { PrivateMetadata } from '../../features/event-order/private-metadata.tsx';
import { EventOrderCard } from './event-order-card.tsx';
import styles from './event-transactions.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, eventOrderApi.endpoints.getEventOrders, context.params.username ?? '');

/** An answer younger than this came with the page and is not fetched a second time. */
const FRESH_SECONDS = 5;

/** The customer's orders of tickets in this shop (spec 3 §2). */
export default function EventTransactionsPage() {
  const { username = '' } = useParams();
  const { data: profile } = useGetStoreProfileQuery(username);
  const view = listView(
    useGetEventOrdersInfiniteQuery(username, { refetchOnMountOrArgChange: FRESH_SECONDS }),
  );
  const goBack = useGoBack(paths.menu(username));
  const isNewer = isNewerLayout(profile?.data.theme_onlinestore);
  return (
    <>
      <title>{`Transaksi Acara - ${username}`}</title>
      <PrivateMetadata />
      <BackBar title="Transaksi Acara" onBack={goBack} />
      <main className={styles.page}>
        {view.state === 'loading' && <CardListSkeleton label="Memuat transaksi" />}
        {view.state === 'failed' && <ErrorCard onRetry={view.retry} />}
        {view.state === 'ready' && view.items.length === 0 && (
          <EmptyState icon={icons.ticket} title={messages.transaksiKosong} />
        )}
        {view.state === 'ready' && view.items.length > 0 && (
          <>
            <CardList>
              {view.items.map((order) => (
                <li key={order.id}>
                  <EventOrderCard username={username} order={order} isNewerLayout={isNewer} />
                </li>
              ))}
            </CardList>
            <ListEnd loadingLabel="Memuat transaksi berikutnya" {...view} />
          </>
        )}
      </main>
    </>
  );
}

import type { EventTransaction } from '@lapak/contracts/api/event';
import { messages } from '@lapak/domain/messages';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { paths } from '@lapak/contracts/routes';
import {
  PageLink,
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { buttonClass } from '@lapak/ui/button';
import { icons } from '@lapak/ui/icons';
import { listView, type ListView } from '@lapak/ui/list-view';
import { PagedCards } from '@lapak/ui/paged-cards';
import { eventOrderApi, useGetEventOrdersInfiniteQuery } from '../../api/event-order-api.ts';
import { PrivateMetadata } from '../../features/event-order/private-metadata.tsx';
import { EventOrderCard } from './event-order-card.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, eventOrderApi.endpoints.getEventOrders, context.params.username ?? '');

/** An answer younger than this was prefetched with the page and is not refetched. */
const FRESH_SECONDS = 5;

/** The customer's orders of tickets in this shop (spec 3 §2). */
export default function EventTransactionsPage() {
  const { username = '' } = useParams();
  const { data: profile } = useGetStoreProfileQuery(username);
  const orders = useGetEventOrdersInfiniteQuery(username, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const view: ListView<EventTransaction> = isSessionEnd(orders.error)
    ? { state: 'loading' }
    : listView(orders);
  const goBack = useGoBack(paths.menu(username));
  const isNewer = isNewerLayout(profile?.data.theme_onlinestore);
  return (
    <>
      <StoreTitle page="Transaksi Acara" />
      <PrivateMetadata />
      <BackBar title="Transaksi Acara" onBack={goBack} />
      <PagedCards
        view={view}
        what="transaksi"
        empty={{
          icon: icons.ticket,
          title: messages.transactionsEmpty,
          action: (
            <PageLink to={paths.events(username)} className={buttonClass()}>
              Lihat event
            </PageLink>
          ),
        }}
        card={(order) => <EventOrderCard username={username} order={order} isNewerLayout={isNewer} />}
      />
    </>
  );
}

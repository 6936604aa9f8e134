import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { isEventOver } from '@lapak/domain/event-time';
import { messages } from '@lapak/domain/messages';
import {
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { eventApi, useGetEventsQuery } from '../../api/event-api.ts';
import { EventCard } from './event-card.tsx';
import { EventListMetadata } from './event-list-metadata.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import styles from './event-list-page.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, eventApi.endpoints.getEvents, context.params.username ?? '');

/** Covers in the first view of a phone. */
const FIRST_VIEW = 2;

/** The events of a store (spec 3 §2): a grid of covers. */
export default function EventListPage() {
  const { username = '' } = useParams();
  const { data: profile } = useGetStoreProfileQuery(username);
  const { data, isFetching, refetch } = useGetEventsQuery(username);
  const goBack = useGoBack(paths.home(username));
  const storeName = profile?.data.nama_toko ?? username;
  const events = data?.data;

  return (
    <>
      <EventListMetadata username={username} storeName={storeName} events={events ?? []} />
      <BackBar title={`Event ${storeName}`} onBack={goBack} />
      <main className={styles.page}>
        {!events && isFetching && <EventListSkeleton />}
        {!events && !isFetching && <ErrorCard onRetry={() => void refetch()} />}
        {events?.length === 0 && <EmptyState icon={icons.ticket} title={messages.eventsEmpty} />}
        {events && events.length > 0 && (
          <ul className={styles.grid}>
            {events.map((event, index) => (
              <li key={event.id}>
                <EventCard
                  username={username}
                  event={event}
                  isFirstView={index < FIRST_VIEW}
                  isOver={isEventOver(event, data?.date_server ?? '')}
                />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}

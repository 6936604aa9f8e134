import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { isEventOver } from '@lapak/domain/event-time';
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
import { BackBar } from '@lapak/ui/back-bar';
import { EmptyState } from '@lapak/ui/empty-state';
import { buttonClass } from '@lapak/ui/button';
import { ErrorCard } from '@lapak/ui/error-card';
import { eventApi, useGetEventsQuery } from '../../api/event-api.ts';
import { chosenEvents, readEventChoice, SEARCHED_FROM } from './event-choice.ts';
import { EventCard } from './event-card.tsx';
import { EventFilters } from './event-filters.tsx';
import { EventListMetadata } from './event-list-metadata.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import styles from './event-list-page.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, eventApi.endpoints.getEvents, context.params.username ?? '');

/** Covers in the first view of a phone. */
const FIRST_VIEW = 2;

/** The events of a store (spec 3 §2): a grid of covers; of more than a screen, those that the address asks for. */
export default function EventListPage() {
  const { username = '' } = useParams();
  const { data: profile } = useGetStoreProfileQuery(username);
  const { data, error, isFetching, refetch } = useGetEventsQuery(username);
  const goBack = useGoBack(paths.home(username));
  const storeName = profile?.data.nama_toko ?? username;
  const events = data?.data;
  const [query] = useSearchParams();
  const choice = readEventChoice(query);
  const isLong = events !== undefined && events.length >= SEARCHED_FROM;
  const shown = isLong ? chosenEvents(events, choice) : events;

  return (
    <>
      <EventListMetadata username={username} storeName={storeName} events={events ?? []} />
      <BackBar title={`Event ${storeName}`} onBack={goBack} />
      <main className={styles.page}>
        {!events && error === undefined && <EventListSkeleton />}
        {!events && error !== undefined && <ErrorCard retrying={isFetching} onRetry={() => void refetch()} />}
        {events?.length === 0 && <EmptyState icon={icons.ticket} title={messages.eventsEmpty} />}
        {isLong && <EventFilters username={username} events={events} choice={choice} />}
        {isLong && shown?.length === 0 && (
          <EmptyState
            icon={icons.search}
            title="Tidak ada event yang cocok"
            text="Coba kata lain atau bulan lain."
            action={
              <PageLink className={buttonClass({ variant: 'secondary' })} to={paths.events(username)}>
                Lihat semua event
              </PageLink>
            }
          />
        )}
        {shown && shown.length > 0 && (
          <ul className={styles.grid}>
            {shown.map((event, index) => (
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

import * as consolePaths from '@lapak/contracts/console-paths';
import { Link, prefetchQuery, type PageContext } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { use } from 'react';
import { eventApi, useGetEventsQuery } from '../../api/event-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import styles from '../../components/list-page.module.css';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { Pages } from '../../components/pages.tsx';
import { EventsFilters } from './events-filters.tsx';
import { EventsList } from './events-list.tsx';
import { eventsHref, eventsQuery, isNarrowed, type EventsQuery } from './events-query.ts';

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  return prefetchQuery(context, eventApi.endpoints.getEvents, eventsQuery(params.toko ?? '', url.search));
}

function NoEvents({ query }: { query: EventsQuery }) {
  return isNarrowed(query) ? (
    <EmptyState
      icon={icons.calendar}
      title="Tidak ada acara yang cocok"
      text="Coba kata lain, atau lihat semua acara."
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={consolePaths.events(query.toko)}>
          Lihat semua acara
        </Link>
      }
    />
  ) : (
    <EmptyState
      icon={icons.calendar}
      title="Belum ada acara"
      text="Buat acara dengan tiketnya; pembeli memesannya di tokomu, dan pesertanya ada di sini."
    />
  );
}

/** The events of a store. Mounted behind an event that is opened from it, too. */
export default function EventsPage() {
  const { username } = useToko();
  const search = use(ListSearchContext) ?? '';
  const isShown = useAddress().page === 'events';
  const query = eventsQuery(username, search);
  const events = useGetEventsQuery(query);
  return (
    <div className={styles.page}>
      {isShown && <ConsoleTitle page="Acara" />}
      <EventsFilters query={query} counts={events.data?.counts ?? null} />
      <QueryView query={events} what="Acara" keepsLast loading={<ListSkeleton label="Memuat acara" />}>
        {(answer, isBehind) =>
          answer.data.length === 0 ? (
            <NoEvents query={query} />
          ) : (
            <div className={styles.list} aria-busy={isBehind || undefined}>
              <EventsList toko={username} items={answer.data} />
              <Pages answer={answer} hrefOf={(page) => eventsHref({ ...query, page })} />
            </div>
          )
        }
      </QueryView>
    </div>
  );
}

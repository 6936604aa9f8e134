import * as consolePaths from '@lapak/contracts/console-paths';
import { isApiError, Link, useLocation } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { useGetAttendeesQuery } from '../../api/event-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { NotInStore } from '../../components/not-in-store.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import styles from '../../components/list-page.module.css';
import { Pages } from '../../components/pages.tsx';
import { EventLayout } from '../../features/event-editor/event-layout.tsx';
import { AttendeesFilters } from './attendees-filters.tsx';
import { AttendeesList } from './attendees-list.tsx';
import { attendeesHref, attendeesQuery, type AttendeesListQuery } from './attendees-query.ts';

function NoAttendees({ query }: { query: AttendeesListQuery }) {
  const isNarrowed = query.q !== undefined || query.state !== undefined;
  return isNarrowed ? (
    <EmptyState
      icon={icons.ticket}
      title="Tidak ada peserta yang cocok"
      text="Coba kata lain, atau lihat semua peserta."
      action={
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={consolePaths.attendees(query.toko, query.id)}
        >
          Lihat semua peserta
        </Link>
      }
    />
  ) : (
    <EmptyState
      icon={icons.ticket}
      title="Belum ada peserta"
      text="Setiap tiket yang dipesan muncul di sini."
    />
  );
}

/** Who has a ticket of an event, and who was admitted. */
export default function AttendeesPage() {
  const { username } = useToko();
  const { search } = useLocation();
  const id = Number(useAddress().params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const query = attendeesQuery(username, id, search);
  const attendees = useGetAttendeesQuery(query, { skip: !isNumber });
  const { data, error } = attendees;
  if (!isNumber || (isApiError(error) && error.status === 404))
    return (
      <EventLayout title="Acara tidak ditemukan">
        <NotInStore icon={icons.ticket} what="acara" href={consolePaths.events(username)} />
      </EventLayout>
    );
  return (
    <EventLayout title={data ? `Peserta ${data.event.nama_event}` : 'Peserta'}>
      <AttendeesFilters query={query} counts={data?.counts ?? null} />
      <QueryView query={attendees} what="Peserta" keepsLast loading={<ListSkeleton label="Memuat peserta" />}>
        {(answer, isBehind) =>
          answer.data.length === 0 ? (
            <NoAttendees query={query} />
          ) : (
            <div className={styles.list} aria-busy={isBehind || undefined}>
              <AttendeesList toko={username} items={answer.data} />
              <Pages answer={answer} hrefOf={(page) => attendeesHref({ ...query, page })} />
            </div>
          )
        }
      </QueryView>
    </EventLayout>
  );
}

import type { GateEvent } from '@lapak/contracts/api/seller-gate';
import * as consolePaths from '@lapak/contracts/console-paths';
import { eventDateText } from '@lapak/domain/event-time';
import { isApiError, PageLink, prefetchQuery, type PageContext } from '@lapak/runtime';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { gateApi, useGetGateEventsQuery } from '../../api/gate-api.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { useToko } from '../../app/toko-context.ts';
import styles from './gate-page.module.css';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, gateApi.endpoints.getGateEvents, context.params.toko ?? '');
}

function EventList({ events }: { events: readonly GateEvent[] }) {
  const { username } = useToko();
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <PageLink className={styles.event} to={consolePaths.gateEvent(username, event.id)}>
            <span className={styles.what}>
              <span className={styles.name}>{event.nama_event}</span>
              <span className={styles.muted}>{`${eventDateText(event)}, ${event.nama_tempat}`}</span>
              <span className={styles.muted}>{`${event.admitted} dari ${event.sold} tiket sudah masuk`}</span>
            </span>
            <Icon shape={icons.chevronRight} size={20} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The events of a store, each of which leads to its gate. */
export default function GatePage() {
  const { username } = useToko();
  const { data, error, isFetching, refetch } = useGetGateEventsQuery(username);
  return (
    <div className={styles.page}>
      <ConsoleTitle page="Pintu masuk" />
      <h1 className={styles.title}>Pintu masuk</h1>
      {data && data.data.length > 0 ? (
        <EventList events={data.data} />
      ) : data ? (
        <EmptyState
          icon={icons.ticket}
          title="Belum ada acara"
          text="Tiket diperiksa di sini begitu toko ini punya acara."
        />
      ) : error && !isFetching ? (
        <ErrorCard
          title="Acara gagal dimuat"
          text="Periksa koneksi internetmu, lalu coba lagi."
          requestId={isApiError(error) ? error.requestId : null}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageLoading label="Memuat acara" />
      )}
    </div>
  );
}

import { formatThousands } from '@lapak/domain/rupiah';
import type { GateEvent } from '@lapak/contracts/api/seller-gate';
import * as consolePaths from '@lapak/contracts/console-paths';
import { eventDateText } from '@lapak/domain/event-time';
import { PageLink, prefetchQuery, type PageContext } from '@lapak/runtime';
import { EmptyState } from '@lapak/ui/empty-state';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { gateApi, useGetGateEventsQuery } from '../../api/gate-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
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
              <span
                className={styles.muted}
              >{`${formatThousands(event.admitted)} dari ${formatThousands(event.sold)} tiket sudah masuk`}</span>
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
  const query = useGetGateEventsQuery(username);
  return (
    <TitledPage title="Pintu masuk" width="column">
      <QueryView query={query} what="Acara">
        {({ data }) =>
          data.length > 0 ? (
            <EventList events={data} />
          ) : (
            <EmptyState
              icon={icons.ticket}
              title="Belum ada acara"
              text="Tiket diperiksa di sini begitu toko ini punya acara."
            />
          )
        }
      </QueryView>
    </TitledPage>
  );
}

import type { SellerEvent } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { isApiError, PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { icons } from '@lapak/ui/icons';
import { useState } from 'react';
import { useGetEventQuery } from '../../api/event-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { NotInStore } from '../../components/not-in-store.tsx';
import { EventEditor } from '../../features/event-editor/event-editor.tsx';
import { EventLayout } from '../../features/event-editor/event-layout.tsx';
import styles from './event-page.module.css';
import { RemoveEvent } from './remove-event.tsx';

/** Where else an event is looked after. */
function EventLinks({ toko, event: { id, event } }: { toko: string; event: SellerEvent }) {
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <nav className={styles.links} aria-label="Tentang acara ini">
      <PageLink className={look} to={consolePaths.attendees(toko, id)}>
        Peserta
      </PageLink>
      <PageLink className={look} to={consolePaths.gateEvent(toko, id)}>
        Pintu masuk
      </PageLink>
      {event.is_hidden !== 1 && (
        <a className={look} href={paths.event(toko, id)} target="_blank" rel="noreferrer">
          Lihat di toko
        </a>
      )}
    </nav>
  );
}

/** One event and all its fields. */
export default function EventPage() {
  const { username } = useToko();
  const id = Number(useAddress().params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const query = useGetEventQuery({ toko: username, id }, { skip: !isNumber });
  const event = query.currentData?.data;
  // What stands below the fields would move away when they come.
  const [isRead, setRead] = useState(false);
  if (!event && (!isNumber || (isApiError(query.error) && query.error.status === 404)))
    return (
      <EventLayout title="Acara tidak ditemukan">
        <NotInStore icon={icons.calendar} what="acara" href={consolePaths.events(username)} />
      </EventLayout>
    );
  return (
    <EventLayout title={event?.event.nama_event ?? 'Acara'}>
      <QueryView query={query} what="Acara">
        {({ data }) => (
          <>
            <EventLinks toko={username} event={data} />
            <EventEditor
              key={id}
              toko={username}
              event={data}
              onSaved={() => undefined}
              onRead={() => setRead(true)}
            />
            {isRead && <RemoveEvent toko={username} event={data} />}
          </>
        )}
      </QueryView>
    </EventLayout>
  );
}

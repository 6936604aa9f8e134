import type { SellerEvent } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { isApiError, Link, PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { useState } from 'react';
import { useGetEventQuery } from '../../api/event-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { EventEditor } from '../../features/event-editor/event-editor.tsx';
import { EventFrame } from '../../features/event-editor/event-frame.tsx';
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
  const { currentData, error, isFetching, refetch } = useGetEventQuery(
    { toko: username, id },
    { skip: !isNumber },
  );
  const event = currentData?.data;
  // What stands below the fields would move away when they come.
  const [isRead, setRead] = useState(false);
  if (event)
    return (
      <EventFrame title={event.event.nama_event}>
        <EventLinks toko={username} event={event} />
        <EventEditor
          key={id}
          toko={username}
          event={event}
          onSaved={() => undefined}
          onRead={() => setRead(true)}
        />
        {isRead && <RemoveEvent toko={username} event={event} />}
      </EventFrame>
    );
  if (!isNumber || (isApiError(error) && error.status === 404))
    return (
      <EventFrame title="Acara tidak ditemukan">
        <EmptyState
          icon={icons.calendar}
          title="Toko ini tidak punya acara itu"
          action={
            <Link className={buttonClass()} to={consolePaths.events(username)}>
              Semua acara
            </Link>
          }
        />
      </EventFrame>
    );
  return (
    <EventFrame title="Acara">
      {error && !isFetching ? (
        <ErrorCard
          title="Acara gagal dimuat"
          text="Periksa koneksi internetmu, lalu coba lagi."
          requestId={isApiError(error) ? error.requestId : null}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageLoading label="Memuat acara" />
      )}
    </EventFrame>
  );
}

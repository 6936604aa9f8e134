import type { StoreEvent } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { Section } from '@lapak/ui/section';
import { ShareRow } from '@lapak/ui/share-row';
import { AddToCalendarButton } from './calendar/add-to-calendar-button.tsx';
import styles from './event-actions.module.css';

/** Calendar entry and shared URL, both of the event and without data of this order. */
export function EventActions({ username, event }: { username: string; event: StoreEvent }) {
  const address = useAppSelector(selectPublicOrigin) + paths.event(username, event.id);
  return (
    <Section title="Simpan dan bagikan event">
      <AddToCalendarButton event={event} address={address} />
      <ShareRow url={address} text={event.nama_event} hideLabel className={styles.share} />
    </Section>
  );
}

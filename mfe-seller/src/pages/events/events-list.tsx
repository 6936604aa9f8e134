import type { SellerEventItem } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { eventDateText } from '@lapak/domain/event-time';
import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { buttonClass } from '@lapak/ui/button';
import { Picture } from '@lapak/ui/picture';
import cards from '../../components/list-cards.module.css';
import { eventStateLabels, eventTones } from '../../features/events/event-lists.ts';
import styles from './events-list.module.css';

const soldText = ({ sold, quota }: SellerEventItem) =>
  quota === 0 ? 'Belum ada tiket' : `${formatThousands(sold)} dari ${formatThousands(quota)} tiket dipesan`;

/** Events as cards, each with the way to its attendees and its gate. */
export function EventsList({ toko, items }: { toko: string; items: readonly SellerEventItem[] }) {
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <ul className={styles.list}>
      {items.map((event) => (
        <li key={event.id} className={cards.card}>
          <div className={cards.head}>
            <Picture className={styles.picture} src={event.image_url} alt="" width={72} height={72} />
            <PageLink className={cards.link} to={consolePaths.event(toko, event.id)}>
              <span className={cards.name}>{event.nama_event}</span>
              <span className={cards.muted}>{eventDateText(event)}</span>
              <span className={cards.muted}>{event.nama_tempat}</span>
            </PageLink>
            <Badge tone={eventTones[event.state]}>{eventStateLabels[event.state]}</Badge>
          </div>
          <div className={styles.foot}>
            <span className={styles.sold}>{soldText(event)}</span>
            <span className={styles.ways}>
              <PageLink
                className={look}
                to={consolePaths.attendees(toko, event.id)}
                aria-label={`Peserta ${event.nama_event}`}
              >
                Peserta
              </PageLink>
              {event.state !== 'prepared' && (
                <PageLink
                  className={look}
                  to={consolePaths.gateEvent(toko, event.id)}
                  aria-label={`Pintu masuk ${event.nama_event}`}
                >
                  Pintu masuk
                </PageLink>
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

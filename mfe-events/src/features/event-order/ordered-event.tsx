import type { EventTransaction } from '@lapak/contracts/api/event';
import { pictureUrl } from '@lapak/contracts/pictures';
import { formatPrice } from '@lapak/domain/rupiah';
import { Picture } from '@lapak/ui/picture';
import { eventDateText } from '../../lib/event-date.ts';
import styles from './ordered-event.module.css';
import { kindsOfTickets } from './ticket-kinds.ts';

/** The event of an order, and its tickets with their prices. */
export function OrderedEvent({ order: { event, tickets } }: { order: EventTransaction }) {
  const cover = event.image_cover_url;
  return (
    <div className={styles.event}>
      <Picture
        className={styles.cover}
        src={cover && pictureUrl(cover, 240)}
        alt=""
        width={96}
        height={54}
        contain
      />
      <div className={styles.texts}>
        <p className={styles.name}>{event.nama_event}</p>
        <p className={styles.muted}>{eventDateText(event)}</p>
        <p className={styles.muted}>{event.nama_tempat}</p>
      </div>
      <ul className={styles.tickets}>
        {kindsOfTickets(tickets).map(({ id, name, qty, price }) => (
          <li key={id} className={styles.ticket}>
            <span>{name}</span>
            <span className={styles.price}>
              {qty} x {formatPrice(price)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

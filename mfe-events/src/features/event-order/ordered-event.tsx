import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import { EventSummary } from '../event-summary/event-summary.tsx';
import styles from './ordered-event.module.css';
import { kindsOfTickets } from './ticket-kinds.ts';

/** The event of an order, and its tickets with their prices. */
export function OrderedEvent({ order: { event, tickets } }: { order: EventTransaction }) {
  return (
    <div className={styles.event}>
      <EventSummary event={event} />
      <ul className={styles.tickets}>
        {kindsOfTickets(tickets).map(({ id, name, qty, price, names }) => (
          <li key={id} className={styles.ticket}>
            <span>
              <span>{name}</span>
              {names.length > 0 && <span className={styles.names}>{names.join(', ')}</span>}
            </span>
            <span className={styles.price}>{`${formatThousands(qty)} x ${formatPrice(price)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

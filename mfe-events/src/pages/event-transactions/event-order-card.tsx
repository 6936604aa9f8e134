import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import { icons } from '@lapak/ui/icons';
import { OrderCard } from '@lapak/ordering/order/order-card';
import { eventDateText } from '@lapak/domain/event-time';
import { kindsOfTickets } from '../../features/event-order/ticket-kinds.ts';
import styles from './event-transactions.module.css';
import { paths } from '@lapak/contracts/routes';
import { isPaidFor } from '@lapak/domain/order-list';

const ADDRESS_LENGTH = 70;

/** An address truncated for a card (spec 3 §2). */
function shortAddress(address: string): string {
  const characters = [...address];
  return characters.length > ADDRESS_LENGTH ? `${characters.slice(0, ADDRESS_LENGTH).join('')}...` : address;
}

/** URL of an order's page (spec 3 §2): status page when paid or confirmed, else payment page. */
function cardTarget(username: string, order: Pick<EventTransaction, 'id' | 'token' | 'status'>): string {
  return paths.eventOrderEntry(
    username,
    isPaidFor(order.status) ? 'transaction-detail' : 'checkout-detail',
    order,
  );
}

/** Tickets shown on a card (spec 3 §9). */
const SHOWN_TICKETS = 2;

interface EventOrderCardProps {
  username: string;
  order: EventTransaction;
  isNewerLayout: boolean;
}

export function EventOrderCard({ username, order, isNewerLayout }: EventOrderCardProps) {
  const kinds = kindsOfTickets(order.tickets);
  const hidden = kinds.length - SHOWN_TICKETS;
  return (
    <OrderCard
      icon={icons.ticket}
      title={order.event.nama_event}
      order={order}
      isNewerLayout={isNewerLayout}
      more={hidden > 0 ? `+${hidden} lainnya` : null}
      href={cardTarget(username, order)}
      isFullNavigation // spec 3 §2
    >
      <div className={styles.event}>
        <p>{eventDateText(order.event)}</p>
        <p>{order.event.nama_tempat}</p>
      </div>
      <p className={styles.address}>{shortAddress(order.event.alamat)}</p>
      {kinds.slice(0, SHOWN_TICKETS).map(({ id, name, qty, price }) => (
        <p key={id} className={styles.ticket}>
          <span>{name}</span>
          <span className={styles.price}>{`${formatThousands(qty)} x ${formatPrice(price)}`}</span>
        </p>
      ))}
    </OrderCard>
  );
}

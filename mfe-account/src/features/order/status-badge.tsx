import type { DeliveryStatus, OrderStatus } from '@lapak/contracts/api/order';
import styles from './status-badge.module.css';

type Tone = 'orange' | 'yellow' | 'blue' | 'green' | 'red';

/** Badge colours of spec 3 §4. */
const tones: Record<OrderStatus | DeliveryStatus, Tone> = {
  UNPAID: 'orange',
  CONFIRMED: 'yellow',
  PAID: 'green',
  EXPIRED: 'red',
  REJECTED: 'red',
  SELESAI: 'green',
  'BELUM DIKIRIM': 'yellow',
  DIPACKING: 'blue',
  DIKIRIM: 'green',
};

/** The state of an order or of its parcel, in its colour. */
export function StatusBadge({ status }: { status: OrderStatus | DeliveryStatus }) {
  return <span className={`${styles.badge} ${styles[tones[status]]}`}>{status}</span>;
}

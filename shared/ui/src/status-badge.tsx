import { classNames } from './class-names.ts';
import styles from './status-badge.module.css';

/** Badge colours of spec 3 §4, by the status of an order or of its parcel. */
const tones = {
  UNPAID: 'orange',
  CONFIRMED: 'yellow',
  PAID: 'green',
  EXPIRED: 'red',
  REJECTED: 'red',
  SELESAI: 'green',
  'BELUM DIKIRIM': 'yellow',
  DIPACKING: 'blue',
  DIKIRIM: 'green',
} as const;

/** A status in its colour. */
export function StatusBadge({ status }: { status: keyof typeof tones }) {
  return <span className={classNames(styles.badge, styles[tones[status]])}>{status}</span>;
}

import type { Order } from '@lapak/contracts/api/order';
import { formatDateShort, formatTime } from '@lapak/domain/dates';
import styles from './order-timeline.module.css';
import { timelineOf } from './timeline.ts';

/** How far an order is, with the date of each step. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className={styles.line} aria-label="Perjalanan pesanan">
      {timelineOf(order).map(({ label, isDone, at }) => (
        <li key={label} className={isDone ? styles.done : styles.open}>
          <span className={styles.label}>{label}</span>
          {at && <span className={styles.date}>{`${formatDateShort(at)} ${formatTime(at)}`}</span>}
          {!isDone && <span className={styles.date}>Belum</span>}
        </li>
      ))}
    </ol>
  );
}

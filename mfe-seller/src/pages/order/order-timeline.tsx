import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { Section } from '@lapak/ui/section';
import styles from './order-timeline.module.css';
import { timelineText } from './timeline-text.ts';

/** What happened to the order, the newest first. */
export function OrderTimeline({ order }: { order: SellerOrder }) {
  const newestFirst = [...order.timeline].reverse();
  return (
    <Section title="Riwayat">
      <ol className={styles.entries}>
        {newestFirst.map((entry, at) => {
          const { title, more } = timelineText(entry, order.kind);
          const when = formatDateTimeShort(entry.at);
          return (
            <li key={`${entry.at} ${newestFirst.length - at}`} className={styles.entry}>
              <span className={styles.what}>{title}</span>
              <span className={styles.when}>{entry.actor ? `${when}, ${entry.actor}` : when}</span>
              {more && <span className={styles.more}>{more}</span>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

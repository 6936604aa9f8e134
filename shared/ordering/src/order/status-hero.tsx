import { messages } from '@lapak/domain/messages';
import { formatDateLong } from '@lapak/domain/dates';
import { Icon, type IconShape } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import type { ShownOrder } from './shown-order.ts';
import { StatusBadge } from './status-badge.tsx';
import styles from './status-hero.module.css';

export interface StatusHeroProps {
  /** Icon of an order whose payment has arrived. */
  icon: IconShape;
  headline: string;
  order: Pick<ShownOrder, 'status' | 'invoice' | 'created_at'>;
}

/** The status of an order, or that its payment is being checked; a screen reader announces changes. */
export function StatusHero({ icon, headline, order: { status, invoice, created_at } }: StatusHeroProps) {
  const isWaiting = status === 'CONFIRMED';
  return (
    <section className={styles.hero}>
      <span className={isWaiting ? styles.waiting : styles.good}>
        <Icon shape={isWaiting ? icons.clock : icon} size={32} />
      </span>
      <div role="status">
        <h2 className={styles.headline}>{isWaiting ? 'Pembayaran sedang diperiksa' : headline}</h2>
        <StatusBadge status={status} />
      </div>
      {isWaiting && <p className={styles.note}>{messages.transactionConfirmed}</p>}
      <p className={styles.order}>
        Pesanan <strong>{invoice}</strong>
        <span>{`, ${formatDateLong(created_at)}`}</span>
      </p>
    </section>
  );
}

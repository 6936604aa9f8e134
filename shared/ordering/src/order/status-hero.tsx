import type { ComponentProps } from 'react';
import { Icon, type IconShape } from '@lapak/ui/icon';
import { StatusBadge } from './status-badge.tsx';
import styles from './status-hero.module.css';

export interface StatusHeroProps {
  icon: IconShape;
  headline: string;
  status: ComponentProps<typeof StatusBadge>['status'];
  /** The next step is not the shopper's. */
  isWaiting?: boolean;
  /** The pending step. */
  note?: string;
  invoice: string;
  /** Order date as displayed. */
  date: string;
}

/** The status of an order; a screen reader announces changes. */
export function StatusHero({
  icon,
  headline,
  status,
  isWaiting = false,
  note,
  invoice,
  date,
}: StatusHeroProps) {
  return (
    <section className={styles.hero}>
      <span className={isWaiting ? styles.waiting : styles.good}>
        <Icon shape={icon} size={32} />
      </span>
      <div role="status">
        <h2 className={styles.headline}>{headline}</h2>
        <StatusBadge status={status} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.order}>
        Pesanan <strong>{invoice}</strong>
        <span>{`, ${date}`}</span>
      </p>
    </section>
  );
}

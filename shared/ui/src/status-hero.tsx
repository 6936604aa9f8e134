import type { ComponentProps } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import { StatusBadge } from './status-badge.tsx';
import styles from './status-hero.module.css';

export interface StatusHeroProps {
  icon: IconShape;
  headline: string;
  status: ComponentProps<typeof StatusBadge>['status'];
  /** Somebody else has the next step. */
  isWaiting?: boolean;
  /** What is waited for. */
  note?: string;
  invoice: string;
  /** When it was ordered, as it is shown. */
  date: string;
}

/** The state of an order in one look; a screen reader announces changes. */
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
        Pesanan <strong>{invoice}</strong>, {date}
      </p>
    </section>
  );
}

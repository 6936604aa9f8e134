import { formatRupiah } from '@lapak/domain/rupiah';
import type { ReactNode } from 'react';
import { buttonClass } from '@lapak/ui/button';
import { classNames } from '@lapak/ui/class-names';
import { Icon, type IconShape } from '@lapak/ui/icon';
import styles from './order-card.module.css';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

/** Class names of the card's one link, which is as large as the card. */
export const orderCardLinkClass = (status: StatusBadgeProps['status']): string =>
  classNames(
    buttonClass({ size: 'sm', variant: status === 'UNPAID' ? 'primary' : 'secondary' }),
    styles.link,
  );

export interface OrderCardProps extends StatusBadgeProps {
  icon: IconShape;
  title: string;
  date: string;
  invoice: string;
  /** Why the payment was rejected, in the seller's words; null without one. */
  reason: string | null;
  /** The ordered items. */
  children: ReactNode;
  /** Label for items that are not shown: "+2 produk lainnya". */
  more?: string | null;
  total: number;
  /** See `orderCardLinkClass`. */
  link: ReactNode;
}

/** An order in a list of orders (spec 3 §2). */
export function OrderCard({
  icon,
  title,
  date,
  status,
  invoice,
  reason,
  children,
  more,
  total,
  link,
}: OrderCardProps) {
  return (
    <article className={styles.card} aria-label={`Pesanan ${invoice}`}>
      <div className={styles.head}>
        <Icon shape={icon} size={20} className={styles.icon} />
        <div className={styles.shop}>
          <p className={styles.name}>{title}</p>
          <p className={styles.muted}>{date}</p>
        </div>
        <div className={styles.status}>
          <StatusBadge status={status} />
        </div>
      </div>
      <p className={styles.muted}>{invoice}</p>
      {reason && <p className={styles.reason}>{`Alasan penjual: ${reason}`}</p>}
      {children}
      {more && <p className={styles.muted}>{more}</p>}
      <div className={styles.foot}>
        <div>
          <p className={styles.muted}>Total</p>
          <p className={styles.total}>{formatRupiah(total)}</p>
        </div>
        {link}
      </div>
    </article>
  );
}

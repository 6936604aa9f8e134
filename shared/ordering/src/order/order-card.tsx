import { orderAction } from '@lapak/domain/order-list';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { classNames } from '@lapak/ui/class-names';
import { formatDateLong, formatDateShort } from '@lapak/domain/dates';
import { Icon, type IconShape } from '@lapak/ui/icon';
import type { ReactNode } from 'react';
import styles from './order-card.module.css';
import type { ShownOrder } from './shown-order.ts';
import { StatusBadge } from './status-badge.tsx';

interface OrderCardProps {
  icon: IconShape;
  title: string;
  order: Pick<ShownOrder, 'status' | 'invoice' | 'reject_reason' | 'total' | 'created_at'>;
  isNewerLayout: boolean;
  /** The ordered items. */
  children: ReactNode;
  /** Label for items that are not shown: "+2 produk lainnya". */
  more?: string | null;
  /** The address of the card's one link, which is as large as the card. */
  href: string;
  /** The link leaves the application: the router does not handle its address. */
  isFullNavigation?: boolean;
}

/** An order in a list of orders (spec 3 §2). */
export function OrderCard({
  icon,
  title,
  order: { status, invoice, reject_reason: reason, total, created_at },
  isNewerLayout,
  children,
  more,
  href,
  isFullNavigation = false,
}: OrderCardProps) {
  const look = buttonClass({ size: 'sm', variant: status === 'UNPAID' ? 'primary' : 'secondary' });
  const link = classNames(look, styles.link);
  const action = orderAction(status);
  return (
    <article className={styles.card} aria-label={`Pesanan ${invoice}`}>
      <div className={styles.head}>
        <Icon shape={icon} size={20} className={styles.icon} />
        <div className={styles.shop}>
          <p className={styles.name}>{title}</p>
          <p className={styles.muted}>
            {isNewerLayout ? formatDateShort(created_at) : formatDateLong(created_at)}
          </p>
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
        {isFullNavigation ? (
          <a className={link} href={href}>
            {action}
          </a>
        ) : (
          <PageLink className={link} to={href}>
            {action}
          </PageLink>
        )}
      </div>
    </article>
  );
}

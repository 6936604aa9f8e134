import { formatRupiah } from '@lapak/domain/rupiah';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import styles from './order-card.module.css';
import { StatusBadge } from './status-badge.tsx';

export interface OrderCardProps {
  icon: IconShape;
  /** Whom or what the order is of: the store, the event. */
  title: string;
  /** When it was ordered, as it is shown. */
  date: string;
  status: ComponentProps<typeof StatusBadge>['status'];
  invoice: string;
  /** Rupiah. */
  total: number;
  /** The first things that were ordered. */
  children: ReactNode;
  /** What is not shown of them: "+3 produk lainnya". */
  more?: string;
  /** What the link says. */
  action: string;
  /** Where the whole card leads: a link without children; the router is the caller's. */
  render: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** An order in a list. */
export function OrderCard({
  icon,
  title,
  date,
  status,
  invoice,
  total,
  children,
  more,
  action,
  render,
}: OrderCardProps) {
  const look = buttonClass({ size: 'sm', variant: status === 'UNPAID' ? 'primary' : 'secondary' });
  return (
    <article className={styles.card} aria-label={`Pesanan ${invoice}`}>
      <div className={styles.head}>
        <Icon shape={icon} size={20} className={styles.icon} />
        <div className={styles.shop}>
          <p className={styles.name}>{title}</p>
          <p className={styles.muted}>{date}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      <p className={styles.muted}>{invoice}</p>
      {children}
      {more && <p className={styles.muted}>{more}</p>}
      <div className={styles.foot}>
        <div>
          <p className={styles.muted}>Total</p>
          <p className={styles.total}>{formatRupiah(total)}</p>
        </div>
        {cloneElement(render, { className: classNames(look, styles.link) }, action)}
      </div>
    </article>
  );
}

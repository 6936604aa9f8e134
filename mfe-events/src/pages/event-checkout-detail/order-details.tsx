import type { EventTransaction } from '@lapak/contracts/api/event';
import { formatDateLong } from '@lapak/ui/dates';
import { CollapsibleCard } from '@lapak/ui/collapsible-card';
import { OrderBreakdown } from '../../features/event-order/order-breakdown.tsx';
import { OrderedEvent } from '../../features/event-order/ordered-event.tsx';
import styles from './event-checkout-detail.module.css';

/** 'Detail Transaksi' (spec 3 §2): ordered tickets and price details. */
export function OrderDetails({ order }: { order: EventTransaction }) {
  return (
    <CollapsibleCard title="Detail Transaksi" isOpenAtFirst>
      <div className={styles.details}>
        <p className={styles.orderInfo}>
          Pesanan <strong>{order.invoice}</strong>
          <span>{`, ${formatDateLong(order.created_at)}`}</span>
        </p>
        <OrderedEvent order={order} />
        <OrderBreakdown order={order} />
      </div>
    </CollapsibleCard>
  );
}

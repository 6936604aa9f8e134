import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import { formatDateTimeLong } from '@lapak/domain/dates';
import { Badge } from '@lapak/ui/badge';
import { filterTones, kindLabels, situationLabel } from '../../features/orders/order-labels.ts';
import { soonLapsing } from '../../features/orders/time-left.ts';
import { useNow } from '../../features/orders/use-now.ts';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderBuyer } from './order-buyer.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNote } from './order-note.tsx';
import styles from './order-page.module.css';
import { OrderPayment } from './order-payment.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useOrderSteps } from './use-order-steps.ts';

/** An order that is there. */
export function OrderView({ order }: { order: SellerOrder }) {
  const { filter, kind, created_at, expires_at, reject_reason } = order;
  const now = useNow();
  const steps = useOrderSteps(order);
  const lapsing = filter === 'unpaid' ? soonLapsing(expires_at, now) : null;
  return (
    <>
      <p className={styles.facts}>
        <Badge tone={filterTones[filter]}>{situationLabel(order)}</Badge>
        <span>{kindLabels[kind]}</span>
        <span>{formatDateTimeLong(created_at)}</span>
        {lapsing && <strong className={styles.alert}>{lapsing}</strong>}
      </p>
      {reject_reason && <p className={styles.reason}>{`Alasan penolakan: ${reject_reason}`}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderPayment order={order} />
          <OrderLines order={order} />
          <OrderAmounts order={order} />
        </div>
        <div className={styles.column}>
          <OrderBuyer order={order} steps={steps} />
          <OrderNote order={order} steps={steps} />
          <OrderTimeline order={order} />
        </div>
      </div>
      <OrderSteps order={order} steps={steps} />
    </>
  );
}

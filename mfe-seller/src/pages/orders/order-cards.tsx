import type { SellerOrderItem } from '@lapak/contracts/api/seller-order';
import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { Button } from '@lapak/ui/button';
import { SelectBox } from '../../components/select-box.tsx';
import { shortStepLabel, stepLabel, type QuickStep } from '../../features/orders/order-labels.ts';
import styles from '../../components/list-cards.module.css';
import type { OrderRow } from './order-row.ts';
import type { Selection } from '../../lib/use-selection.ts';

export interface OrdersViewProps {
  rows: readonly OrderRow[];
  selection: Selection<SellerOrderItem>;
  onStep: (step: QuickStep, orders: readonly SellerOrderItem[]) => void;
  isTaking: boolean;
}

/** Orders on a phone. */
export function OrderCards({ rows, selection, onStep, isTaking }: OrdersViewProps) {
  return (
    <ul className={styles.cards}>
      {rows.map(({ order, href, when, what, kind, total, status, alert, sending, quick }) => (
        <li key={order.id} className={styles.card} data-alert={alert !== null || undefined}>
          <div className={styles.head}>
            <SelectBox
              label={`Pilih ${order.invoice}`}
              checked={selection.has(order.id)}
              onCheckedChange={(isChosen) => selection.choose(order.id, isChosen)}
            />
            <PageLink className={styles.link} to={href}>
              <span className={styles.name}>{order.nama}</span>
              <span className={styles.muted}>{order.invoice}</span>
            </PageLink>
            <Badge tone={status.tone}>{status.label}</Badge>
          </div>
          {alert && <p className={styles.alert}>{alert}</p>}
          <p className={styles.what}>
            <span>{what}</span>
            {kind && <span className={styles.muted}>{kind}</span>}
          </p>
          {sending && <p className={styles.muted}>{sending}</p>}
          <div className={styles.foot}>
            <span className={styles.sum}>
              <span className={styles.total}>{total}</span>
              <span className={styles.muted}>{when}</span>
            </span>
            {quick && (
              <Button
                size="sm"
                variant={quick === 'confirm' && order.filter === 'unpaid' ? 'secondary' : 'primary'}
                disabled={isTaking}
                aria-label={`${stepLabel(quick, order.kind)}, ${order.invoice}`}
                onClick={() => onStep(quick, [order])}
              >
                {shortStepLabel(quick, order.kind)}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

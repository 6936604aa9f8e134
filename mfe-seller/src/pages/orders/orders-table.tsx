import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { Button } from '@lapak/ui/button';
import { classNames } from '@lapak/ui/class-names';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { SelectBox } from '../../components/select-box.tsx';
import { shortStepLabel, stepLabel } from '../../features/orders/order-labels.ts';
import type { OrdersViewProps } from './order-cards.tsx';
import styles from '../../components/list-table.module.css';

/** Orders on a wide screen. */
export function OrdersTable({ rows, selection, onStep, isTaking }: OrdersViewProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.select}>
              <SelectBox
                label="Pilih semua di halaman ini"
                checked={selection.isAll}
                onCheckedChange={selection.chooseAll}
              />
            </th>
            <th scope="col">Pesanan</th>
            <th scope="col">Pembeli</th>
            <th scope="col">Isi</th>
            <th scope="col" className={styles.number}>
              Total
            </th>
            <th scope="col">Status</th>
            <th scope="col">
              <VisuallyHidden>Langkah</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ order, href, when, what, kind, total, status, alert, sending, quick }) => (
            <tr
              key={order.id}
              data-alert={alert !== null || undefined}
              data-chosen={selection.has(order.id) || undefined}
            >
              <td className={styles.select}>
                <SelectBox
                  label={`Pilih ${order.invoice}`}
                  checked={selection.has(order.id)}
                  onCheckedChange={(isChosen) => selection.choose(order.id, isChosen)}
                />
              </td>
              <td>
                <PageLink className={styles.link} to={href}>
                  {order.invoice}
                </PageLink>
                <span className={classNames(styles.muted, styles.fixed)}>{when}</span>
              </td>
              <td>
                <span className={styles.line}>{order.nama}</span>
                <span className={classNames(styles.muted, styles.fixed)}>{order.handphone}</span>
              </td>
              <td>
                <span className={styles.line}>{what}</span>
                {kind && <span className={styles.muted}>{kind}</span>}
              </td>
              <td className={styles.number}>{total}</td>
              <td className={styles.status}>
                <Badge tone={status.tone}>{status.label}</Badge>
                {alert && <span className={styles.alert}>{alert}</span>}
                {sending && <span className={styles.muted}>{sending}</span>}
              </td>
              <td className={styles.step}>
                {quick && (
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={isTaking}
                    aria-label={`${stepLabel(quick, order.kind)}, ${order.invoice}`}
                    onClick={() => onStep(quick, [order])}
                  >
                    {shortStepLabel(quick, order.kind)}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

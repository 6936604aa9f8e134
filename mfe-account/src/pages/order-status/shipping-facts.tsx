import type { Order } from '@lapak/contracts/api/order';
import { expedisiLabel } from '@lapak/domain/shipping';
import { CopyButton } from '../../components/copy-button.tsx';
import { StatusBadge } from '../../features/order/status-badge.tsx';
import styles from './order-status.module.css';

/** Courier, tracking number and how far the parcel is. */
export function ShippingFacts({ order }: { order: Order }) {
  const courier = expedisiLabel(order.expedisi_latest ?? order.expedisi);
  return (
    <dl className={styles.shipping}>
      {courier && (
        <div>
          <dt>Kurir</dt>
          <dd>{courier}</dd>
        </div>
      )}
      <div>
        <dt>Nomor Resi</dt>
        <dd className={styles.resi}>
          <span>{order.resi || 'Belum tersedia'}</span>
          {order.resi && <CopyButton text={order.resi} what="nomor resi" />}
        </dd>
      </div>
      <div>
        <dt>Status Pengiriman</dt>
        <dd>
          <StatusBadge status={order.status_pengiriman} />
        </dd>
      </div>
    </dl>
  );
}

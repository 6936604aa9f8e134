import type { Order } from '@lapak/contracts/api/order';
import { expedisiLabel } from '@lapak/domain/shipping';
import { buttonClass } from '@lapak/ui/button';
import { ToastCopyButton } from '@lapak/ui/toast-copy-button';
import { StatusBadge } from '@lapak/ordering/order/status-badge';
import styles from './order-status.module.css';

/** A page that follows parcels of every courier by their number. */
const trackingUrl = (resi: string) => `https://cekresi.com/?noresi=${encodeURIComponent(resi)}`;

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
          {order.resi && <ToastCopyButton text={order.resi} what="nomor resi" />}
          {order.resi && (
            <a
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
              href={trackingUrl(order.resi)}
              target="_blank"
              rel="noopener noreferrer"
            >
              Lacak paket
            </a>
          )}
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

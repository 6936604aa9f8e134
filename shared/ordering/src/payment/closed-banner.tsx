import { messages } from '@lapak/domain/messages';
import type { ReactNode } from 'react';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import type { ShownOrder } from '../order/shown-order.ts';
import styles from './closed-banner.module.css';

interface ClosedBannerProps {
  /** `reject_reason`: why the payment was rejected, in the seller's words; null without one. */
  order: Pick<ShownOrder, 'status' | 'invoice' | 'reject_reason'>;
  /** An alternative: a link. */
  action?: ReactNode;
}

/** Notice of an order that cannot be paid any more, with an alternative. */
export function ClosedBanner({ order, action }: ClosedBannerProps) {
  const { invoice, reject_reason: reason } = order;
  const isRejected = order.status === 'REJECTED';
  return (
    <section className={styles.closed} role="status">
      <Icon shape={isRejected ? icons.warning : icons.clock} size={40} />
      <h2 className={styles.title}>{isRejected ? messages.paymentRejected : messages.transactionExpired}</h2>
      <p>
        {isRejected
          ? `Pembayaran untuk pesanan ${invoice} tidak dapat diterima. Silakan hubungi penjual kalau ada yang ingin ditanyakan.`
          : `Batas waktu pembayaran pesanan ${invoice} sudah lewat. Jangan mentransfer lagi, silakan pesan kembali.`}
      </p>
      {isRejected && reason && (
        <div className={styles.reason}>
          <h3 className={styles.label}>Alasan penjual</h3>
          <p className={styles.words}>{reason}</p>
        </div>
      )}
      {action}
    </section>
  );
}

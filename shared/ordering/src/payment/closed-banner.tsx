import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import type { ReactNode } from 'react';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import type { ShownOrder } from '../order/shown-order.ts';
import styles from './closed-banner.module.css';

interface ClosedBannerProps {
  username: string;
  /** `reject_reason`: why the payment was rejected, in the seller's words; null without one. */
  order: Pick<ShownOrder, 'status' | 'invoice' | 'reject_reason'>;
  /** A link or button that orders the same again; null where that cannot be done. */
  orderAgain: ReactNode;
}

/** Notice of an order that cannot be paid any more, with what to do instead. */
export function ClosedBanner({ username, order, orderAgain }: ClosedBannerProps) {
  const { invoice, reject_reason: reason } = order;
  const isRejected = order.status === 'REJECTED';
  return (
    <section className={styles.closed} role="status">
      <Icon shape={isRejected ? icons.warning : icons.clock} size={40} />
      <h2 className={styles.title}>{isRejected ? messages.paymentRejected : messages.transactionExpired}</h2>
      <p>
        {isRejected
          ? `Pembayaran untuk pesanan ${invoice} tidak dapat diterima. Silakan hubungi penjual kalau ada yang ingin ditanyakan.`
          : `Batas waktu pembayaran pesanan ${invoice} sudah lewat. Jangan membayarnya lagi, silakan pesan kembali.`}
      </p>
      {isRejected && reason && (
        <div className={styles.reason}>
          <h3 className={styles.label}>Alasan penjual</h3>
          <p className={styles.words}>{reason}</p>
        </div>
      )}
      <div className={styles.actions}>
        {orderAgain}
        <PageLink className={buttonClass({ variant: 'secondary' })} to={paths.home(username)}>
          Kembali ke toko
        </PageLink>
      </div>
    </section>
  );
}

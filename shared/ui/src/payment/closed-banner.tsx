import { messages } from '@lapak/domain/messages';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { icons } from '../icons.tsx';
import styles from './closed-banner.module.css';

export interface ClosedBannerProps {
  status: 'EXPIRED' | 'REJECTED';
  invoice: string;
  /** An alternative: a link. */
  action?: ReactNode;
}

/** Notice of an order that cannot be paid any more, with an alternative. */
export function ClosedBanner({ status, invoice, action }: ClosedBannerProps) {
  const isRejected = status === 'REJECTED';
  return (
    <section className={styles.closed} role="status">
      <Icon shape={isRejected ? icons.warning : icons.clock} size={40} />
      <h2 className={styles.title}>{isRejected ? messages.paymentRejected : messages.transactionExpired}</h2>
      <p>
        {isRejected
          ? `Pembayaran untuk pesanan ${invoice} tidak dapat diterima. Silakan hubungi penjual untuk penjelasannya.`
          : `Batas waktu pembayaran pesanan ${invoice} sudah lewat. Jangan mentransfer lagi, silakan pesan kembali.`}
      </p>
      {action}
    </section>
  );
}

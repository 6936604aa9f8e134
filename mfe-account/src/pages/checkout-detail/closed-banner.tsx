import { icons } from '@lapak/ui/icons';
import type { Order } from '@lapak/contracts/api/order';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import styles from './checkout-detail.module.css';

interface ClosedBannerProps {
  username: string;
  order: Order;
}

/** An order that cannot be paid any more, and what one can do instead. */
export function ClosedBanner({ username, order }: ClosedBannerProps) {
  const isRejected = order.status === 'REJECTED';
  return (
    <section className={styles.closed} role="status">
      <Icon shape={isRejected ? icons.warning : icons.clock} size={40} />
      <h2 className={styles.closedTitle}>
        {isRejected ? messages.pembayaranDitolak : messages.transaksiKadaluarsa}
      </h2>
      <p>
        {isRejected
          ? `Pembayaran untuk pesanan ${order.invoice} tidak dapat diterima. Silakan hubungi penjual untuk penjelasannya.`
          : `Batas waktu pembayaran pesanan ${order.invoice} sudah lewat. Jangan mentransfer lagi, silakan pesan kembali.`}
      </p>
      <PageLink className={buttonClass({ variant: 'secondary' })} to={paths.home(username)}>
        Kembali ke toko
      </PageLink>
    </section>
  );
}

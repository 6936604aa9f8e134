import { icons } from '@lapak/ui/icons';
import type { Order } from '@lapak/contracts/api/order';
import { formatDateLong } from '@lapak/domain/dates';
import { messages } from '@lapak/domain/messages';
import { Icon, type IconShape } from '@lapak/ui/icon';
import { StatusBadge } from '@lapak/ui/status-badge';
import styles from './status-hero.module.css';

interface Headline {
  icon: IconShape;
  text: string;
}

function headlineOf({ status, status_pengiriman: delivery }: Order): Headline {
  if (status === 'CONFIRMED') return { icon: icons.clock, text: 'Pembayaran sedang diperiksa' };
  if (status === 'SELESAI' || delivery === 'SELESAI')
    return { icon: icons.checkCircle, text: 'Pesanan selesai' };
  if (delivery === 'DIKIRIM') return { icon: icons.truck, text: 'Pesanan dalam perjalanan' };
  return { icon: icons.checkCircle, text: 'Pembayaran diterima' };
}

/** The state of the order in one look. Changes are said to those who listen. */
export function StatusHero({ order }: { order: Order }) {
  const { icon, text } = headlineOf(order);
  const isWaiting = order.status === 'CONFIRMED';
  return (
    <section className={styles.hero}>
      <span className={isWaiting ? styles.waiting : styles.good}>
        <Icon shape={icon} size={32} />
      </span>
      <div role="status">
        <h2 className={styles.headline}>{text}</h2>
        <StatusBadge status={order.status} />
      </div>
      {isWaiting && <p className={styles.note}>{messages.transaksiConfirmed}</p>}
      <p className={styles.order}>
        Pesanan <strong>{order.invoice}</strong>, {formatDateLong(order.created_at)}
      </p>
    </section>
  );
}

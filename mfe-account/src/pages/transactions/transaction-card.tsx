import { icons } from '@lapak/ui/icons';
import type { OrderListItem } from '@lapak/contracts/api/order';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { OrderProduct } from '../../features/order/order-products.tsx';
import { StatusBadge } from '@lapak/ui/status-badge';
import { cardAction, cardDate, cardTarget } from './transaction-texts.ts';
import styles from './transaction-card.module.css';

/** Products shown on a card (spec 3 §9). */
const SHOWN_PRODUCTS = 2;

interface TransactionCardProps {
  username: string;
  order: OrderListItem;
  isNewerLayout: boolean;
}

export function TransactionCard({ username, order, isNewerLayout }: TransactionCardProps) {
  const hidden = order.products.length - SHOWN_PRODUCTS;
  return (
    <article className={styles.card} aria-label={`Pesanan ${order.invoice}`}>
      <div className={styles.head}>
        <Icon shape={icons.store} size={20} className={styles.icon} />
        <div className={styles.shop}>
          <p className={styles.name}>{order.toko.nama_toko}</p>
          <p className={styles.muted}>{cardDate(order.created_at, isNewerLayout)}</p>
        </div>
        <StatusBadge status={order.status} />
      </div>
      <p className={styles.muted}>{order.invoice}</p>
      {order.products.slice(0, SHOWN_PRODUCTS).map((line, index) => (
        <OrderProduct key={`${line.id}-${index}`} line={line} />
      ))}
      {hidden > 0 && <p className={styles.muted}>+{hidden} produk lainnya</p>}
      <div className={styles.foot}>
        <div>
          <p className={styles.muted}>Total</p>
          <p className={styles.total}>{formatRupiah(order.total)}</p>
        </div>
        <PageLink
          className={`${buttonClass({ size: 'sm', variant: order.status === 'UNPAID' ? 'primary' : 'secondary' })} ${styles.link}`}
          to={cardTarget(username, order)}
        >
          {cardAction(order.status)}
        </PageLink>
      </div>
    </article>
  );
}

import type { Order } from '@lapak/contracts/api/order';
import { formatDateLong } from '@lapak/domain/dates';
import styles from './checkout-detail.module.css';
import { PaymentAids } from './payment-aids.tsx';
import { PaymentAmount } from './payment-amount.tsx';
import { SellerAccounts } from './seller-accounts.tsx';

interface PaymentPanelProps {
  username: string;
  order: Order;
  storeName: string;
  dateServer: string;
}

/** Everything that an order waiting for its payment needs (spec 3 §2). */
export function PaymentPanel({ username, order, storeName, dateServer }: PaymentPanelProps) {
  const method = order.payment_method;
  const isPaid = order.status_pembayaran === 'PAID';
  return (
    <>
      <section className={styles.greeting}>
        <h2 className={styles.hello}>Halo, {order.nama}</h2>
        <p>Terima kasih sudah berbelanja di {storeName}.</p>
        <p className={styles.orderInfo}>
          Pesanan <strong>{order.invoice}</strong>, {formatDateLong(order.created_at)}
        </p>
      </section>
      <PaymentAmount order={order} dateServer={dateServer} />
      {method && !isPaid && <PaymentAids order={order} method={method} />}
      {!method && <SellerAccounts username={username} />}
    </>
  );
}

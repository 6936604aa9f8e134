import type { Order } from '@lapak/contracts/api/order';
import { formatDateLong } from '@lapak/domain/dates';
import { findGuide } from '@lapak/domain/payment-guide';
import { PaymentGuideSection } from '../../features/payment-guide/payment-guide-section.tsx';
import { destinationOf } from '@lapak/domain/payment-destination';
import { formatRupiah } from '@lapak/domain/rupiah';
import { AmountCard } from './amount-card.tsx';
import styles from './checkout-detail.module.css';
import { PaymentLink } from './payment-link.tsx';
import { PaymentQr } from './payment-qr.tsx';
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
  const guide = method && findGuide(method);
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
      <AmountCard order={order} dateServer={dateServer} />
      {method && !isPaid && <PaymentQr method={method} invoice={order.invoice} />}
      {method && !isPaid && <PaymentLink method={method} />}
      {guide && !isPaid && (
        <PaymentGuideSection
          guide={guide}
          number={destinationOf(method).number}
          amount={formatRupiah(order.total)}
        />
      )}
      {!method && <SellerAccounts username={username} />}
    </>
  );
}

import type { Order } from '@lapak/contracts/api/order';
import { howToPay, isPaidInCash } from '@lapak/contracts/how-to-pay';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { formatDateLong } from '@lapak/ui/dates';
import { uniqueCodeDigits } from '@lapak/domain/money-unique';
import { OrderPaymentGuide } from '@lapak/ordering/payment/order-payment-guide';
import { PaymentAmount } from '@lapak/ordering/payment/payment-amount';
import styles from './checkout-detail.module.css';
import { SellerAccounts } from './seller-accounts.tsx';

interface PaymentPanelProps {
  username: string;
  order: Order;
  storeName: string;
  dateServer: string;
}

/** Everything needed to pay an order (spec 3 §2), with that first; the greeting leads over to the order's details. */
export function PaymentPanel({ username, order, storeName, dateServer }: PaymentPanelProps) {
  const method = order.payment_method;
  const howTo = method && howToPay(method);
  const isPaid = order.status_pembayaran === 'PAID';
  return (
    <>
      <PaymentAmount
        amount={order.total}
        uniqueDigits={uniqueCodeDigits(order.kode_unik)}
        method={method}
        isCash={isPaidInCash(order)}
        destination={howTo}
        picture={bankLogoUrl(method?.type.img)}
        invoice={order.invoice}
        isPaid={isPaid}
        expiresAt={order.expired_date ?? order.expired}
        now={dateServer}
      />
      {howTo && !isPaid && <OrderPaymentGuide total={order.total} howTo={howTo} />}
      {!method && <SellerAccounts username={username} order={order} />}
      <section className={styles.greeting}>
        <h2 className={styles.hello}>{`Halo, ${order.nama}`}</h2>
        <p>{`Terima kasih sudah berbelanja di ${storeName}.`}</p>
        <p className={styles.orderInfo}>
          Pesanan <strong>{order.invoice}</strong>
          <span>{`, ${formatDateLong(order.created_at)}`}</span>
        </p>
      </section>
    </>
  );
}

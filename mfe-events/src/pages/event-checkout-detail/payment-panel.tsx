import type { EventTransaction } from '@lapak/contracts/api/event';
import { howToPay, isPaidInCash } from '@lapak/contracts/how-to-pay';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { uniqueCodeDigits } from '@lapak/domain/money-unique';
import { OrderPaymentGuide } from '@lapak/ordering/payment/order-payment-guide';
import { PaymentAmount } from '@lapak/ordering/payment/payment-amount';
import { SellerAccounts } from './seller-accounts.tsx';

interface PaymentPanelProps {
  username: string;
  order: EventTransaction;
  dateServer: string;
}

/** Everything needed to pay an order (spec 3 §2). */
export function PaymentPanel({ username, order, dateServer }: PaymentPanelProps) {
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
        expiresAt={order.expired_date ?? order.payment_expired_date}
        now={dateServer}
      />
      {howTo && !isPaid && <OrderPaymentGuide total={order.total} howTo={howTo} />}
      {!method && <SellerAccounts username={username} order={order} />}
    </>
  );
}

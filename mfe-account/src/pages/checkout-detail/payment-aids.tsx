import type { Order, OrderPaymentMethod } from '@lapak/contracts/api/order';
import { destinationOf } from '@lapak/domain/payment-destination';
import { filledChannels, findGuide } from '@lapak/domain/payment-guide';
import { formatRupiah } from '@lapak/domain/rupiah';
import { PaymentGuideSection } from '@lapak/ui/payment/payment-guide-section';
import { PaymentLink } from '@lapak/ui/payment/payment-link';
import { PaymentQr } from '@lapak/ui/payment/payment-qr';

interface PaymentAidsProps {
  order: Pick<Order, 'invoice' | 'total'>;
  method: OrderPaymentMethod;
}

/** Code, link and instructions, where the chosen method has them (spec 3 §2). */
export function PaymentAids({ order, method }: PaymentAidsProps) {
  const guide = findGuide(method);
  const facts = { number: destinationOf(method).number, amount: formatRupiah(order.total) };
  return (
    <>
      {method.type_of_payment === 'otomatis' && method.qr_code && (
        <PaymentQr value={method.qr_code} invoice={order.invoice} />
      )}
      <PaymentLink desktop={method.payment_links} mobile={method.mobile_payment_links} />
      {guide && <PaymentGuideSection channels={filledChannels(guide, facts)} />}
    </>
  );
}

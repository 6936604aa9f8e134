import type { Order } from '@lapak/contracts/api/order';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { PaymentMethodFacts } from '@lapak/ordering/payment/payment-method-facts';

/** How an order was paid (spec 3 §2). The order's own data takes precedence over its payment method. */
export function PaidWith({ order }: { order: Order }) {
  const method = order.payment_method;
  const name = order.nama_bank ?? method?.type.nama;
  if (!name) return null;
  return (
    <PaymentMethodFacts
      name={name}
      holder={order.nama_rekening ?? method?.nama_rekening}
      number={order.nomor_rekening ?? method?.nomor_rekening}
      picture={bankLogoUrl(order.bank_image ?? method?.type.img)}
    />
  );
}

import type { EventTransaction } from '@lapak/contracts/api/event';
import { bankLogoUrl } from '@lapak/contracts/pictures';
import { PaymentMethodFacts } from '@lapak/ordering/payment/payment-method-facts';

/** How an order of tickets was paid (spec 3 §2); nothing for free tickets. */
export function PaidWith({ order }: { order: EventTransaction }) {
  if (!order.nama_bank) return null;
  return (
    <PaymentMethodFacts
      name={order.nama_bank}
      holder={order.nama_rekening}
      number={order.nomor_rekening}
      picture={bankLogoUrl(order.bank_image_url)}
    />
  );
}

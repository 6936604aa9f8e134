import type { Order } from '@lapak/contracts/api/order';
import { pictureUrl } from '@lapak/contracts/pictures';
import { destinationOf } from '@lapak/domain/payment-destination';
import { AmountCard } from '@lapak/ui/payment/amount-card';
import { Deadline } from '@lapak/ui/payment/deadline';
import { DestinationRow } from '@lapak/ui/payment/destination-row';

/** How much, where to and until when an order is to be paid; every order has its unique code. */
export function PaymentAmount({ order, dateServer }: { order: Order; dateServer: string }) {
  const method = order.payment_method;
  return (
    <AmountCard amount={order.total} hasUniqueCode isAutomatic={method?.type_of_payment === 'otomatis'}>
      {method && (
        <DestinationRow
          {...destinationOf(method)}
          name={method.type.nama}
          holder={method.nama_rekening}
          picture={method.type.img && pictureUrl(method.type.img, 160)}
        />
      )}
      <Deadline expiresAt={order.expired_date ?? order.expired} now={dateServer} />
    </AmountCard>
  );
}

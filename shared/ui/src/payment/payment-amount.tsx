import { destinationOf } from '@lapak/domain/payment-destination';
import { AmountCard, type AmountCardProps } from './amount-card.tsx';
import { Deadline, type DeadlineProps } from './deadline.tsx';
import { DestinationRow } from './destination-row.tsx';

type PaidMethod = Parameters<typeof destinationOf>[0] & {
  type_of_payment: 'otomatis' | 'manual';
  nama_rekening: string | null;
  type: { nama: string };
};

export interface PaymentAmountProps extends DeadlineProps, Pick<AmountCardProps, 'amount' | 'uniqueDigits'> {
  /** The chosen way to pay; null without a choice. */
  method: PaidMethod | null;
  /** Its logo's address, about 160 px wide. */
  picture: string | null;
}

/** How much, where to and until when an order is to be paid. */
export function PaymentAmount({ amount, uniqueDigits, method, picture, expiresAt, now }: PaymentAmountProps) {
  return (
    <AmountCard
      amount={amount}
      uniqueDigits={uniqueDigits}
      isAutomatic={method?.type_of_payment === 'otomatis'}
    >
      {method && (
        <DestinationRow
          {...destinationOf(method)}
          name={method.type.nama}
          holder={method.nama_rekening}
          picture={picture}
        />
      )}
      <Deadline expiresAt={expiresAt} now={now} />
    </AmountCard>
  );
}

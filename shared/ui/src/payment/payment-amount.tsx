import { destinationOf } from '@lapak/domain/payment-destination';
import { AmountCard, type AmountCardProps } from './amount-card.tsx';
import { Deadline, type DeadlineProps } from './deadline.tsx';
import { DestinationRow } from './destination-row.tsx';
import { PaymentQr } from './payment-qr.tsx';

type PaidMethod = Parameters<typeof destinationOf>[0] & {
  type_of_payment: 'otomatis' | 'manual';
  nama_rekening: string | null;
  qr_code: string | null;
  type: { nama: string };
};

export interface PaymentAmountProps extends DeadlineProps, Pick<AmountCardProps, 'amount' | 'uniqueDigits'> {
  /** The chosen way to pay; null without a choice. */
  method: PaidMethod | null;
  /** Its logo's address, about 160 px wide. */
  picture: string | null;
  /** Names the downloaded code. */
  invoice: string;
  /** The payment itself is there: its code is gone (spec 3 §4). */
  isPaid: boolean;
}

/** How much, where to and until when an order is to be paid; a code to scan stands right below the amount. */
export function PaymentAmount(props: PaymentAmountProps) {
  const { amount, uniqueDigits, method, picture, invoice, isPaid, expiresAt, now } = props;
  const isAutomatic = method?.type_of_payment === 'otomatis';
  return (
    <AmountCard amount={amount} uniqueDigits={uniqueDigits} isAutomatic={isAutomatic}>
      {isAutomatic && method.qr_code && !isPaid && <PaymentQr value={method.qr_code} invoice={invoice} />}
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

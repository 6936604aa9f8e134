import { AmountCard, type AmountCardProps } from './amount-card.tsx';
import { Deadline, type DeadlineProps } from './deadline.tsx';
import { DestinationRow, type DestinationRowProps } from './destination-row.tsx';
import { PaymentQr } from './payment-qr.tsx';

interface PaidMethod {
  type_of_payment: 'otomatis' | 'manual';
  nama_rekening: string | null;
  qr_code: string | null;
  type: { nama: string };
}

export interface PaymentAmountProps extends DeadlineProps, Pick<AmountCardProps, 'amount' | 'uniqueDigits'> {
  /** The chosen payment method; null without one. */
  method: PaidMethod | null;
  /** Its destination. */
  destination: Pick<DestinationRowProps, 'title' | 'number'> | null;
  /** Its logo's address, about 160 px wide. */
  picture: string | null;
  /** Names the downloaded code. */
  invoice: string;
  /** The payment has arrived: its code is removed (spec 3 §4). */
  isPaid: boolean;
}

/** Amount, account and deadline of an order; a code to scan stands right below the amount. */
export function PaymentAmount(props: PaymentAmountProps) {
  const { amount, uniqueDigits, method, destination, picture, invoice, isPaid, expiresAt, now } = props;
  const isAutomatic = method?.type_of_payment === 'otomatis';
  return (
    <AmountCard amount={amount} uniqueDigits={uniqueDigits} isAutomatic={isAutomatic}>
      {isAutomatic && method.qr_code && !isPaid && <PaymentQr value={method.qr_code} invoice={invoice} />}
      {method && destination && (
        <DestinationRow
          title={destination.title}
          number={destination.number}
          name={method.type.nama}
          holder={method.nama_rekening}
          picture={picture}
        />
      )}
      <Deadline expiresAt={expiresAt} now={now} />
    </AmountCard>
  );
}

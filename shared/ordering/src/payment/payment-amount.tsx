import { AmountCard, type AmountCardProps } from './amount-card.tsx';
import { Deadline, type DeadlineProps } from './deadline.tsx';
import { DestinationRow, type DestinationRowProps } from './destination-row.tsx';
import { PaymentLink } from './payment-link.tsx';
import { PaymentQr } from './payment-qr.tsx';

interface PaidMethod {
  type_of_payment: 'otomatis' | 'manual';
  nama_rekening: string | null;
  qr_code: string | null;
  payment_links: string | null;
  mobile_payment_links: string | null;
  type: { nama: string };
}

export interface PaymentAmountProps extends DeadlineProps, Pick<AmountCardProps, 'amount' | 'uniqueDigits'> {
  /** The chosen payment method; null without one. */
  method: PaidMethod | null;
  /** Paid at the seller's, without a proof. */
  isCash: boolean;
  /** Its destination. */
  destination: Pick<DestinationRowProps, 'title' | 'number'> | null;
  /** Its logo's address, about 160 px wide. */
  picture: string | null;
  /** Names the downloaded code. */
  invoice: string;
  /** The payment has arrived: its code and link are removed (spec 3 §4). */
  isPaid: boolean;
}

/** Amount, account and deadline of an order; what it is paid with stands right below the amount: code, link, number. */
export function PaymentAmount(props: PaymentAmountProps) {
  const { amount, uniqueDigits, method, isCash, destination, picture, invoice, isPaid, expiresAt, now } =
    props;
  const isAutomatic = method?.type_of_payment === 'otomatis';
  return (
    <AmountCard
      amount={amount}
      uniqueDigits={uniqueDigits}
      confirmedBy={isAutomatic ? 'provider' : isCash ? 'seller' : 'proof'}
    >
      {isAutomatic && method.qr_code && !isPaid && <PaymentQr value={method.qr_code} invoice={invoice} />}
      {method && !isPaid && (
        <PaymentLink desktop={method.payment_links} mobile={method.mobile_payment_links} />
      )}
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

import type { OrderPaymentMethod } from '@lapak/contracts/api/order';
import { pictureUrl } from '@lapak/contracts/pictures';
import { Picture } from '@lapak/ui/picture';
import type { PaymentDestination } from '@lapak/domain/payment-destination';
import { AccountNumber } from './account-number.tsx';
import styles from './amount-card.module.css';

interface DestinationRowProps {
  method: OrderPaymentMethod;
  destination: PaymentDestination;
}

/** The account, virtual account, payment code or wallet that the money goes to. */
export function DestinationRow({ method, destination }: DestinationRowProps) {
  const { type } = method;
  return (
    <div className={styles.destination}>
      <p className={styles.label}>{destination.title}</p>
      <div className={styles.account}>
        {type.img && (
          <Picture
            className={styles.bank}
            src={pictureUrl(type.img, 160)}
            alt=""
            width={56}
            height={36}
            contain
            priority
          />
        )}
        <div className={styles.accountTexts}>
          <p className={styles.bankName}>{type.nama}</p>
          {method.nama_rekening && <p className={styles.holder}>a.n. {method.nama_rekening}</p>}
        </div>
      </div>
      <AccountNumber number={destination.number} what={destination.title} />
    </div>
  );
}

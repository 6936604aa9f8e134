import { Logo } from '@lapak/ui/logo';
import styles from './payment-method-facts.module.css';

export interface PaymentMethodFactsProps {
  /** Of the bank or the wallet. */
  name: string;
  holder?: string | null;
  number?: string | null;
  /** The logo's address, about 160 px wide. */
  picture?: string | null;
}

/** 'Metode Pembayaran': how an order was paid; stands below its amounts (spec 3 §2). */
export function PaymentMethodFacts({ name, holder, number, picture }: PaymentMethodFactsProps) {
  return (
    <div className={styles.method}>
      <Logo name={name} src={picture} framed />
      <div>
        <p className={styles.label}>Metode Pembayaran</p>
        <p className={styles.name}>{name}</p>
        {holder && <p>{holder}</p>}
        {number && <p>{number}</p>}
      </div>
    </div>
  );
}

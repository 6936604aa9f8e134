import { AccountLine } from './account-line.tsx';
import { AccountNumber } from './account-number.tsx';
import styles from './amount-card.module.css';

export interface DestinationRowProps {
  /** For example 'Nomor Rekening Tujuan'. */
  title: string;
  /** Number of the destination; empty for methods with a QR code or a link. */
  number: string;
  /** Name of the bank or the wallet. */
  name: string;
  holder?: string | null;
  /** The logo's address, about 160 px wide. */
  picture?: string | null;
}

/** The destination: account, virtual account, payment code or wallet; part of an amount card. */
export function DestinationRow({ title, number, name, holder, picture }: DestinationRowProps) {
  return (
    <div className={styles.destination}>
      <p className={styles.label}>{title}</p>
      <AccountLine name={name} holder={holder} picture={picture} priority />
      <AccountNumber number={number} what={title} />
    </div>
  );
}

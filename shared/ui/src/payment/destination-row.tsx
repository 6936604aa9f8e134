import { AccountLine } from './account-line.tsx';
import { AccountNumber } from './account-number.tsx';
import styles from './amount-card.module.css';

export interface DestinationRowProps {
  /** 'Nomor Rekening Tujuan' and its like. */
  title: string;
  /** What to pay to; empty when a code is scanned or a link opened instead. */
  number: string;
  /** Of the bank or the wallet. */
  name: string;
  holder?: string | null;
  /** The logo's address, about 160 px wide. */
  picture?: string | null;
}

/** The account, virtual account, payment code or wallet that the money goes to; stands in an amount card. */
export function DestinationRow({ title, number, name, holder, picture }: DestinationRowProps) {
  return (
    <div className={styles.destination}>
      <p className={styles.label}>{title}</p>
      <AccountLine name={name} holder={holder} picture={picture} priority />
      <AccountNumber number={number} what={title} />
    </div>
  );
}

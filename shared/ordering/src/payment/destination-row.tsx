import { AccountLine } from './account-line.tsx';
import { AccountNumber } from './account-number.tsx';
import styles from './amount-card.module.css';

export interface DestinationRowProps {
  /** For example 'Nomor Rekening Tujuan'. */
  title: string;
  /** Number of the destination; empty for methods with a QR code or a link. */
  number: string;
  /** Code of the company that a bank asks for beside the number. */
  company?: string | null;
  /** Name of the bank or the wallet. */
  name: string;
  holder?: string | null;
  /** The logo's address, about 160 px wide. */
  picture?: string | null;
}

/** The destination: account, virtual account, payment code or wallet; part of an amount card. */
export function DestinationRow({ title, number, company, name, holder, picture }: DestinationRowProps) {
  return (
    <div className={styles.destination}>
      <p className={styles.label}>{title}</p>
      <AccountLine name={name} holder={holder} picture={picture} priority />
      {company && (
        <>
          <p className={styles.label}>Kode perusahaan</p>
          <AccountNumber number={company} what="Kode perusahaan" />
          <p className={styles.label}>Nomor virtual account</p>
        </>
      )}
      <AccountNumber number={number} what={title} />
    </div>
  );
}

import type { uniqueCodeDigits } from '@lapak/domain/money-unique';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { ReactNode } from 'react';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { ToastCopyButton } from '@lapak/ui/toast-copy-button';
import styles from './amount-card.module.css';

type UniqueDigits = ReturnType<typeof uniqueCodeDigits>;

export interface AmountCardProps {
  /** Rupiah. */
  amount: number;
  /** Number of last digits that identify the payment: highlighted, with a warning. 0 without a unique code. */
  uniqueDigits: UniqueDigits;
  /** What confirms the payment: the provider, a proof of the transfer, or the seller who takes the cash. */
  confirmedBy: 'provider' | 'proof' | 'seller';
  /** Account and deadline: `DestinationRow`, `Deadline`. */
  children?: ReactNode;
}

const BILLION = 1_000_000_000;

const next = {
  provider: 'Halaman ini berubah sendiri setelah pembayaran kamu diterima.',
  proof: 'Sudah transfer? Tekan Konfirmasi pembayaran dan kirim buktinya.',
  seller:
    'Bayar langsung ke penjual sebesar jumlah di atas. Halaman ini berubah setelah penjual menerimanya.',
} as const;

/** Amount, account, deadline and next step. */
export function AmountCard({ amount, uniqueDigits, confirmedBy, children }: AmountCardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.label}>Biaya yang harus dibayarkan</h2>
      <div className={styles.amountRow}>
        <p className={styles.amount} data-long={amount >= BILLION || undefined}>
          <Amount text={formatRupiah(amount)} uniqueDigits={uniqueDigits} />
        </p>
        <ToastCopyButton text={String(amount)} what="jumlah yang harus dibayarkan" />
      </div>
      {uniqueDigits > 0 && (
        <p className={styles.warning}>
          <Icon shape={icons.warning} size={20} />
          <span>
            Mohon transfer sesuai jumlah yang tertera
            <br />
            <span>{`Termasuk ${uniqueDigits} digit terakhir`}</span>
          </span>
        </p>
      )}
      {children}
      <p className={styles.next}>{next[confirmedBy]}</p>
    </section>
  );
}

/** Index of the last digits: with four of them a dot follows the first, `1.234`. */
const lengthOf = (digits: 3 | 4) => (digits === 3 ? 3 : 5);

function Amount({ text, uniqueDigits }: { text: string; uniqueDigits: UniqueDigits }) {
  if (uniqueDigits === 0) return <span>{text}</span>;
  const length = lengthOf(uniqueDigits);
  return (
    <>
      <span>{text.slice(0, -length)}</span>
      <span className={styles.lastDigits}>{text.slice(-length)}</span>
    </>
  );
}

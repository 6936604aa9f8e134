import { formatRupiah } from '@lapak/domain/rupiah';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { icons } from '../icons.tsx';
import { ToastCopyButton } from '../toast-copy-button.tsx';
import styles from './amount-card.module.css';

export interface AmountCardProps {
  /** Rupiah. */
  amount: number;
  /** The last three digits tell the payment from others: they stand out, and a warning says so. */
  hasUniqueCode: boolean;
  /** Paid by itself, or confirmed with a proof: that is what the last line tells. */
  isAutomatic: boolean;
  /** Where to and until when: `DestinationRow`, `Deadline`. */
  children?: ReactNode;
}

/** How much is to be paid, where to and until when, and what comes next. */
export function AmountCard({ amount, hasUniqueCode, isAutomatic, children }: AmountCardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.label}>Biaya yang harus dibayarkan</h2>
      <div className={styles.amountRow}>
        <p className={styles.amount}>
          <Amount text={formatRupiah(amount)} hasUniqueCode={hasUniqueCode} />
        </p>
        <ToastCopyButton text={String(amount)} what="jumlah yang harus dibayarkan" />
      </div>
      {hasUniqueCode && (
        <p className={styles.warning}>
          <Icon shape={icons.warning} size={20} />
          <span>
            Mohon transfer sesuai jumlah yang tertera
            <br />
            Termasuk 3 digit terakhir
          </span>
        </p>
      )}
      {children}
      <p className={styles.next}>
        {isAutomatic
          ? 'Halaman ini berubah sendiri setelah pembayaran Anda diterima.'
          : 'Sudah transfer? Tekan Konfirmasi pembayaran dan kirim buktinya.'}
      </p>
    </section>
  );
}

function Amount({ text, hasUniqueCode }: { text: string; hasUniqueCode: boolean }) {
  if (!hasUniqueCode) return text;
  return (
    <>
      {text.slice(0, -3)}
      <span className={styles.lastDigits}>{text.slice(-3)}</span>
    </>
  );
}

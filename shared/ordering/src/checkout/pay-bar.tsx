import { messages } from '@lapak/domain/messages';
import { formatTotal } from '@lapak/domain/rupiah';
import { TERMS_URL } from '@lapak/domain/platform-pages';
import { Button } from '@lapak/ui/button';
import { classNames } from '@lapak/ui/class-names';
import { TotalBar } from '@lapak/ui/total-bar';
import { useFormState } from 'react-final-form';
import styles from './pay-bar.module.css';

interface PayBarProps {
  /** Rupiah; null when nothing can be ordered. */
  total: number | null;
  isRunning: boolean;
  /** Reason why the lines cannot be ordered; null when they can. */
  problem: string | null;
  /** Shown after a submission without an answer. */
  lost: string | null;
  /** Additional charges on top of the total; null for a free order. */
  note: string | null;
}

/** Warnings and 'Bayar Sekarang': fixed at the bottom of a phone, below the summary on wide screens. */
export function PayBar({ total, isRunning, problem, lost, note }: PayBarProps) {
  const { hasValidationErrors, hasSubmitErrors, dirtySinceLastSubmit, touched } = useFormState({
    subscription: {
      hasValidationErrors: true,
      hasSubmitErrors: true,
      dirtySinceLastSubmit: true,
      touched: true,
    },
  });
  // Before a field shows its error the notice is plain text.
  const isAlarm = Object.values(touched ?? {}).some(Boolean);
  // Server errors are shown like the others, but do not block another submission.
  const isRefused = hasSubmitErrors && !dirtySinceLastSubmit;
  return (
    <>
      <div className={styles.warnings}>
        {(hasValidationErrors || isRefused) && (
          <p className={classNames(isAlarm && styles.invalid)}>{messages.checkYourData}</p>
        )}
        {problem && <p className={styles.invalid}>{problem}</p>}
        {lost && (
          <p className={styles.invalid} role="alert">
            {lost}
          </p>
        )}
        {note && <p>{note}</p>}
        <p>
          Dengan membayar, kamu menyetujui{' '}
          <a href={TERMS_URL} target="_blank" rel="noreferrer">
            Syarat dan Ketentuan
          </a>
          .
        </p>
      </div>
      <TotalBar label="Pembayaran" name="Total" sum={formatTotal(total)} sumIsElsewhereWhenWide>
        <Button
          type="submit"
          size="lg"
          className={styles.pay}
          // Not `disabled`: pressing it shows what is missing.
          aria-disabled={hasValidationErrors || problem !== null || undefined}
          loading={isRunning}
          loadingLabel="Memproses..."
        >
          Bayar Sekarang
        </Button>
      </TotalBar>
    </>
  );
}

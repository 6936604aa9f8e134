import { messages } from '@lapak/domain/messages';
import { formatPrice } from '@lapak/domain/rupiah';
import { TERMS_URL } from '@lapak/domain/terms-url';
import { Button } from '@lapak/ui/button';
import { StickyBar } from '@lapak/ui/sticky-bar';
import { useFormState } from 'react-final-form';
import styles from './pay-bar.module.css';

interface PayBarProps {
  /** Rupiah. */
  total: number;
  isRunning: boolean;
  /** What of the ordered things keeps from paying; null when nothing does. */
  problem: string | null;
  /** Said after a submission without an answer. */
  lost: string | null;
  /** What comes on top of the total; null when nothing is to be paid. */
  note: string | null;
}

/** Warnings and 'Bayar Sekarang': fixed at the bottom of a phone, below the summary on wide screens. */
export function PayBar({ total, isRunning, problem, lost, note }: PayBarProps) {
  const { hasValidationErrors, hasSubmitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: { hasValidationErrors: true, hasSubmitErrors: true, dirtySinceLastSubmit: true },
  });
  // What the server found wrong is said like the rest, but may be sent again as it is.
  const isRefused = hasSubmitErrors && !dirtySinceLastSubmit;
  return (
    <>
      <div className={styles.warnings}>
        {(hasValidationErrors || isRefused) && <p className={styles.invalid}>{messages.checkYourData}</p>}
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
      <StickyBar label="Pembayaran" inFlowWhenWide className={styles.bar}>
        <p className={styles.total}>
          <span className={styles.name}>Total</span>
          <strong className={styles.amount}>{formatPrice(total)}</strong>
        </p>
        <Button
          type="submit"
          size="lg"
          className={styles.pay}
          // Said to be disabled, not taken out of reach: pressing it shows what is missing.
          aria-disabled={hasValidationErrors || problem !== null || undefined}
          loading={isRunning}
          loadingLabel="Memproses..."
        >
          Bayar Sekarang
        </Button>
      </StickyBar>
    </>
  );
}

import { ToastCopyButton } from '@lapak/ui/toast-copy-button';
import styles from './account.module.css';

interface AccountNumberProps {
  number: string;
  /** What is copied, in words. */
  what: string;
}

/** An account number with its copy button. Cash has a sentence instead, without a button. */
export function AccountNumber({ number, what }: AccountNumberProps) {
  if (number === '') return null;
  if (!/\d/.test(number)) return <p>{number}</p>;
  return (
    <div className={styles.numberRow}>
      <p className={styles.number} data-long={number.length > 13 || undefined}>
        {number}
      </p>
      <ToastCopyButton text={number} what={what} />
    </div>
  );
}

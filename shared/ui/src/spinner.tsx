import { classNames } from './class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** Accessible label: what is loading. */
  label?: string;
  /** Fills most of an empty page. */
  page?: boolean;
  className?: string;
}

/** A loading indicator. */
export function Spinner({ label = 'Memuat', page = false, className }: SpinnerProps) {
  return (
    <div role="status" className={classNames(styles.spinner, page && styles.page, className)}>
      <span className={styles.ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}

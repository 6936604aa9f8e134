import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldsProps {
  /** The group as a whole is invalid: its first control gets the focus after a rejected submission. */
  invalid?: boolean;
  children: ReactNode;
}

/** Fields below each other, with a gap. */
export function Fields({ invalid = false, children }: FieldsProps) {
  return (
    <div className={styles.stack} data-invalid={invalid || undefined}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldsProps {
  /** Something is wrong with the choice as a whole: its first control gets the focus after a refused submission. */
  invalid?: boolean;
  children: ReactNode;
}

/** Fields below each other, with air between them. */
export function Fields({ invalid = false, children }: FieldsProps) {
  return (
    <div className={styles.stack} data-invalid={invalid || undefined}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Fields below each other, with air between them. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
